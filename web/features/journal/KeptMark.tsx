import type { Exchange } from '../../../contract/states/session.ts'
import * as texts from '../../texts/texts.ts'
import { Badge } from '../../ui/Badge.tsx'

/** Where the message is kept, as it is (design §1: nothing written is ever lost). */
export function KeptMark({ exchange: { kept, encrypted } }: { exchange: Exchange }) {
  const words = texts.journal.messages
  const where = { sending: words.sending, device: words.onDevice, saved: words.saved }
  return (
    <>
      <span>· {where[kept]}</span>
      {!encrypted && <Badge tone="warning">{words.unencrypted}</Badge>}
    </>
  )
}
