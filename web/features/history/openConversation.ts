import type { SessionItem } from '../../../contract/entities/sessionSummary.ts'
import { sealedField, type Unlocked } from '../../encryption/sealedField.ts'

export interface OpenedItem {
  key: string
  entryId: string
  type: SessionItem['type']
  /** `undefined` when it does not open; its ciphertext is never shown instead. */
  text: string | undefined
  timestamp: number
  encrypted: boolean
}

/** Each item opens at its entry's own place, so that nothing could have been swapped. */
export function openConversation(unlocked: Unlocked, items: readonly SessionItem[]): Promise<OpenedItem[]> {
  return Promise.all(
    items.map(async ({ type, content, timestamp, entry_id }) => {
      const field = type === 'user' ? 'user_text' : 'ai_response'
      const opened = await sealedField(unlocked, 'journal_entries', entry_id, field)
        .openTextOrLegacy(content)
        .catch(() => ({ text: undefined, encrypted: true }))
      return { key: `${entry_id} ${type}`, entryId: entry_id, type, timestamp, ...opened }
    }),
  )
}
