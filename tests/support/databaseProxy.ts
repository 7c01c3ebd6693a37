import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Between a server and its database: a network that can be slow, silent, or gone. */
export interface DatabaseProxy {
  port: number
  /** Each piece takes so many milliseconds more, there and back. */
  slow(milliseconds: number): void
  /** Nothing comes through any more, and nobody is told. */
  stall(): void
  /** Resolves when something has been held back since the last `stall`. */
  holding(): Promise<void>
  /** Breaks what is connected, and whoever connects from now on. */
  cut(): void
  /** Cuts as soon as the database has answered what contains these words; the answer is lost. */
  cutAfter(words: string): Promise<void>
  /** As before all that. What was held back goes on its way. */
  restore(): void
  close(): void
}

export async function startDatabaseProxy(databasePort: number): Promise<DatabaseProxy> {
  const sockets = new Set<Socket>()
  let delay = 0
  let isCut = false
  let gate: PromiseWithResolvers<void> | undefined
  let held = Promise.withResolvers<void>()
  let fatal: { words: string; done: () => void } | undefined

  async function through(): Promise<void> {
    if (delay > 0) await wait(delay)
    if (gate) held.resolve()
    await gate?.promise
  }

  /** Each piece waits for the one before it. */
  function forward(from: Socket, to: Socket, onPiece: (piece: Buffer) => boolean): void {
    let last = Promise.resolve()
    from.on('data', (piece: Buffer) => {
      last = last.then(through).then(() => {
        if (onPiece(piece)) to.write(piece)
      })
    })
    from.on('close', () => {
      last = last.then(through).then(() => void to.end())
    })
  }

  function cut(): void {
    isCut = true
    for (const socket of sockets) socket.destroy()
  }

  const server = createServer((app) => {
    if (isCut) return void app.destroy()
    const database = connect(databasePort, '127.0.0.1')
    for (const socket of [app, database]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => sockets.delete(socket))
    }
    let answersWhatIsFatal = false
    forward(app, database, (piece) => {
      answersWhatIsFatal = fatal !== undefined && piece.includes(fatal.words)
      return true
    })
    forward(database, app, () => {
      if (answersWhatIsFatal) {
        cut()
        fatal?.done()
      }
      return !answersWhatIsFatal
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    port: (server.address() as AddressInfo).port,
    slow(milliseconds) {
      delay = milliseconds
    },
    stall() {
      gate ??= Promise.withResolvers()
      held = Promise.withResolvers()
    },
    holding: () => held.promise,
    cut,
    cutAfter: (words) =>
      new Promise((done) => {
        fatal = { words, done }
      }),
    restore() {
      delay = 0
      isCut = false
      fatal = undefined
      gate?.resolve()
      gate = undefined
    },
    close() {
      gate?.resolve()
      server.close()
      cut()
    },
  }
}
