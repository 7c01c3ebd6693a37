import type { Helpline, RegionHelp } from './helpline.ts'
import { REGIONS } from './helpline-list.ts'
import { regionOfZone } from './time-zones.ts'

/** 112 reaches an emergency service from mobile phones in most of the world. */
const ELSEWHERE: RegionHelp = { emergency: '112', helplines: [] }

const FIND_A_HELPLINE: Helpline = {
  name: 'Find A Helpline',
  url: 'https://findahelpline.com',
  source: 'https://findahelpline.com',
  checked: '2026-11',
}

/** Whom to reach in a region (ISO 3166, 'US'), nearest first; the last is a directory for everywhere. */
export function helplinesFor(region: string): RegionHelp {
  const { emergency, helplines } = REGIONS[region.toUpperCase()] ?? ELSEWHERE
  return { emergency, helplines: [...helplines, FIND_A_HELPLINE] }
}

/** The region of a device. The time zone comes first: many people use their device in the English of the US. */
export function regionOf(locale: string, timeZone: string): string {
  return regionOfZone(timeZone) ?? /[-_]([A-Za-z]{2})(?:[-_]|$)/.exec(locale)?.[1]?.toUpperCase() ?? ''
}

/** 'tel:116123', for a link that dials. */
export function callLink(number: string): string {
  return `tel:${digitsOf(number)}`
}

/** 'sms:741741?&body=HOME': the form both iOS and Android understand. */
export function textLink(number: string, body?: string): string {
  return body === undefined
    ? `sms:${digitsOf(number)}`
    : `sms:${digitsOf(number)}?&body=${encodeURIComponent(body)}`
}

function digitsOf(number: string): string {
  return number.replace(/[^\d+*#]/g, '')
}
