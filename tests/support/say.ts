/** What a drill measured, for whoever ran it. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Since `start` of `performance.now()`. */
export const secondsSince = (start: number): string => ((performance.now() - start) / 1000).toFixed(1)
