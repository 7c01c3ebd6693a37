import { useEffect, useState } from 'react'
import { registerServiceWorker, takeOver } from './serviceWorker.ts'

/** How to go on with a new build, once one waits. Nothing reloads by itself: somebody may be writing. */
export function useNewVersion(): (() => void) | undefined {
  const [waiting, setWaiting] = useState<ServiceWorker>()

  useEffect(() => {
    if (import.meta.env.PROD && 'serviceWorker' in navigator) void registerServiceWorker(setWaiting)
  }, [])

  return waiting && (() => takeOver(waiting))
}
