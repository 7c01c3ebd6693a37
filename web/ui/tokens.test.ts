import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const TEXT = 4.5
const SHAPE = 3

const surfaces = ['paper', 'sheet', 'sunken', 'accent-soft', 'danger-soft', 'warning-soft']
const pairs = [
  ...surfaces.flatMap((surface) =>
    ['ink', 'ink-soft', 'accent', 'danger', 'warning'].map((text) => [text, surface, TEXT] as const),
  ),
  ...surfaces.flatMap((surface) => ['line-control', 'focus'].map((line) => [line, surface, SHAPE] as const)),
  ...['accent', 'accent-strong', 'danger'].map((surface) => ['on-accent', surface, TEXT] as const),
]

for (const [index, scheme] of ['light', 'dark'].entries()) {
  for (const [front, back, least] of pairs) {
    test(`--${front} on --${back} is legible when ${scheme}`, () => {
      assert.ok(contrast(colour(front, index), colour(back, index)) >= least)
    })
  }
}

function colour(token: string, scheme: number): string {
  const values = new RegExp(`--${token}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css)
  assert.ok(values, `--${token} has no two colours`)
  return values[scheme + 1] ?? ''
}

/** WCAG 2.2, contrast ratio. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
