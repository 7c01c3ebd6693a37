import * as texts from '../../texts/texts.ts'
import { Spinner } from '../../ui/Waiting.tsx'
import type { MemberScreenProps } from '../memberProps.ts'
import { JournalScreen } from './JournalScreen.tsx'
import { useCompanionName } from './useCompanionName.ts'
import { useJournal } from './useJournal.ts'

/** The journal screen (spec §2): a session with the companion. */
export function Journal(props: MemberScreenProps) {
  const companion = useCompanionName(props.unlocked, props.account)
  const journal = useJournal(props, companion)

  if (!journal) return <Spinner text={texts.journal.loading} />
  return <JournalScreen {...props} journal={journal} companion={companion} />
}
