import type { ServerResponse } from 'node:http'

/** Nobody reads faster than this, and each packet costs more than the words in it. */
const GATHER_MS = 50

/** Writes at once when nothing was written just now; what follows goes together, at most twenty times a second. */
export function gathered(outgoing: ServerResponse) {
  let waiting = ''
  let timer: NodeJS.Timeout | undefined

  function flush(): void {
    timer = undefined
    if (waiting === '') return
    outgoing.write(waiting)
    waiting = ''
    timer = setTimeout(flush, GATHER_MS)
  }

  return {
    write(text: string): void {
      waiting += text
      if (timer === undefined) flush()
    },
    /** With what still waits. */
    end(text: string): void {
      clearTimeout(timer)
      outgoing.end(waiting + text)
      waiting = ''
    },
    stop: (): void => clearTimeout(timer),
  }
}
