import { useState } from 'react'
import type { BeforeSignOut } from '../features/memberProps.ts'

/** What screens want to do before the person leaves, one after the other; the first that says no keeps them here. */
export function useBeforeSignOut() {
  const [hooks] = useState(() => new Set<BeforeSignOut>())
  const [actions] = useState(() => ({
    onBeforeSignOut(hook: BeforeSignOut) {
      hooks.add(hook)
      return () => void hooks.delete(hook)
    },
    async maySignOut() {
      for (const hook of hooks) if (!(await hook())) return false
      return true
    },
  }))
  return actions
}
