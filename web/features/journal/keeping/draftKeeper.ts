import { type Draft, type DraftOptions, keepDraft, takeUpDraft } from './draft.ts'

/** At the latest so long after a key was pressed, milliseconds. */
const PAUSE = 400

export interface Written {
  readonly text: string
  readonly kept: 'empty' | 'writing' | 'on-device' | 'only-here'
}

interface Options extends DraftOptions {
  claim: (name: string) => Promise<boolean>
  newId: () => string
  setTimeout: (done: () => void, delay: number) => void
}

export interface DraftKeeper {
  get: () => Written
  subscribe: (listener: () => void) => () => void
  write: (text: string) => void
  /** Empties the text area at once, and keeps what stood in it until it is taken; what is not taken comes back. */
  handOver: (take: (text: string) => Promise<boolean>) => Promise<void>
  /** Keeps at once what is not kept yet. */
  flush: () => Promise<void>
  /** Brings back what was being written, unless somebody was quicker. */
  open: () => Promise<void>
}

/** What stands in the text area, kept encrypted on this device at every pause. */
export function createDraftKeeper(options: Options): DraftKeeper {
  const listeners = new Set<() => void>()
  let written: Written = { text: '', kept: 'empty' }
  let draft: Draft | undefined
  let isDue = false
  let last: Promise<void> = Promise.resolve()

  function change(next: Written) {
    written = next
    for (const listener of listeners) listener()
  }

  const where = () => (options.store.lasting ? 'on-device' : 'only-here')

  function settled(text: string, failed: boolean) {
    if (text !== written.text || text === '') return
    change({ text, kept: failed ? 'only-here' : where() })
  }

  /** One after the other, so that an older text never arrives last. */
  function flush(): Promise<void> {
    if (!isDue || !draft) return last
    isDue = false
    const { text } = written
    const kept = { id: draft.id, text }
    last = last
      .then(() => keepDraft(options, kept))
      .then(
        () => settled(text, false),
        () => settled(text, true),
      )
    return last
  }

  function write(text: string) {
    change({ text, kept: text === '' ? 'empty' : 'writing' })
    // Not put off by the next key: whoever writes without a pause is kept too.
    if (!isDue) options.setTimeout(() => void flush(), PAUSE)
    isDue = true
    // What was taken away must not come back.
    if (text === '') void flush()
  }

  return {
    get: () => written,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    write,
    async handOver(take) {
      const { text } = written
      isDue = false
      change({ text: '', kept: 'empty' })
      if (!(await take(text))) return write(text)
      isDue = true
      await flush()
    },
    flush,
    async open() {
      draft = await takeUpDraft(options, options.claim, options.newId)
      if (written.text === '' && draft.text !== '') change({ text: draft.text, kept: where() })
      else await flush()
    },
  }
}
