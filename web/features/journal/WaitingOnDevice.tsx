import type { Session } from '../../../contract/states/session.ts'
import * as texts from '../../texts/texts.ts'
import { Notice } from '../../ui/Notice.tsx'

/** Written without a network: kept here, and sent by itself. */
export function WaitingOnDevice({ session }: { session: Session }) {
  const count = session.exchanges.filter(({ kept }) => kept === 'device').length
  const { one, many } = texts.journal.waiting
  if (count === 0) return null
  return <Notice icon="device">{count === 1 ? one : many(count)}</Notice>
}
