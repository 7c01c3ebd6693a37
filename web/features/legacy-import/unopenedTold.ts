const keyOf = (userId: string) => `old-journal-unopened ${userId}`

/** A number, nothing written. Where storage is blocked it is told at each visit. */
export function wasTold(userId: string, unopened: number): boolean {
  try {
    return localStorage.getItem(keyOf(userId)) === String(unopened)
  } catch {
    return false
  }
}

export function saveTold(userId: string, unopened: number): void {
  try {
    localStorage.setItem(keyOf(userId), String(unopened))
  } catch {
    // As above.
  }
}
