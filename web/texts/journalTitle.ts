import type { Account } from '../../contract/entities/userProfile.ts'
import * as texts from './texts.ts'

/** What the journal is called here: some places regulate the word, so whoever hosts it can change it (design §2). */
export function journalTitle(account?: Pick<Account, 'journalTitle'>): string {
  return account?.journalTitle || texts.journal.title
}
