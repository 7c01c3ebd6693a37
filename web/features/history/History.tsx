import type { MemberScreenProps } from '../memberProps.ts'
import { HistoryList } from './HistoryList.tsx'
import { SessionDetail } from './SessionDetail.tsx'
import { useFollowedHistory, useIsSessionActive } from './useHistory.ts'

/** The history (spec §2): its list, or one session as the query says, so that Back leads from one to the other. */
export function History(props: MemberScreenProps) {
  const { unlocked, place, sessionActivity } = props
  useFollowedHistory(unlocked)
  const active = useIsSessionActive(unlocked) || sessionActivity.active

  if (place.session === undefined) return <HistoryList {...props} active={active} />
  return <SessionDetail key={place.session} {...props} sessionId={place.session} active={active} />
}
