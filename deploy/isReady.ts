/** Ends with 0 when the server on this machine can serve. */
const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/readyz`)
process.exitCode = ok ? 0 : 1
