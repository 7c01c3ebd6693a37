import { type ComponentType, lazy } from 'react'
import { SCRIPT_LOAD_TIMEOUT } from '../../contract/limits.ts'

/** A screen in a file of its own, loaded when it is shown. Too late is an error like any other (spec §9). */
export function lazyScreen<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await Promise.race([load(), tooLate()]) }))
}

function tooLate(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('A screen did not load in time.')), SCRIPT_LOAD_TIMEOUT)
  })
}

/** The same for a screen that reads by queries, together with their library. */
export function lazyQueryScreen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyScreen(async () => {
    const [Screen, { withQueries }] = await Promise.all([load(), import('./withQueries.tsx')])
    return withQueries(Screen)
  })
}

/** What the screens do without when it does not load. */
export function lazyExtra<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) }))
}

const Nothing = () => null
