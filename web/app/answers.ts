const forgetters = new Set<() => void>()

/** For whatever keeps answers of the server in memory: called when the person they were for leaves. */
export function onForgetAnswers(forget: () => void): void {
  forgetters.add(forget)
}

export function forgetAnswers(): void {
  for (const forget of forgetters) forget()
}
