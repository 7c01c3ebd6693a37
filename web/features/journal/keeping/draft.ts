import { sealedField, type Unlocked } from '../../../encryption/sealedField.ts'
import type { DeviceStore } from './deviceStore.ts'

/** The text area of one tab, kept on this device. */
export interface Draft {
  readonly id: string
  readonly text: string
}

export interface DraftOptions {
  store: DeviceStore
  unlocked: Unlocked
  now: () => number
}

/**
 * Finds the newest draft that no other open tab is writing; `claim` says whether it is ours now. Without one it begins
 * an empty one under a new id, so that two tabs never write over each other.
 */
export async function takeUpDraft(
  { store, unlocked }: DraftOptions,
  claim: (name: string) => Promise<boolean>,
  newId: () => string,
): Promise<Draft> {
  const kept = await store.readAll('drafts', unlocked.userId)
  for (const { id, text } of kept.sort((one, other) => other.changedAt - one.changedAt)) {
    if (!(await claim(`draft ${id}`))) continue
    const opened = await sealedField(unlocked, 'drafts', id, 'text')
      .openText(text)
      .catch(() => undefined)
    if (opened !== undefined) return { id, text: opened }
  }
  const id = newId()
  await claim(`draft ${id}`)
  return { id, text: '' }
}

export async function keepDraft({ store, unlocked, now }: DraftOptions, { id, text }: Draft): Promise<void> {
  if (text === '') return store.remove('drafts', id)
  const sealed = await sealedField(unlocked, 'drafts', id, 'text').seal(text)
  await store.write('drafts', { id, userId: unlocked.userId, changedAt: now(), text: sealed })
}
