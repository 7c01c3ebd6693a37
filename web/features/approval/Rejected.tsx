import { NO_REASON_PROVIDED } from '../../../contract/entities/userProfile.ts'
import * as texts from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextPage } from '../../ui/TextPage.tsx'

interface Props {
  reason: string | null
  openSupport: () => void
  signOut: () => Promise<void>
}

/** Design §2: the reason, how to reach us, help, and the way out. */
export function Rejected({ reason, openSupport, signOut }: Props) {
  const t = texts.approval.rejected
  return (
    <TextPage
      skipText={texts.app.skip}
      title={t.title}
      actions={
        <Button icon="sign-out" wide onClick={() => void signOut()}>
          {t.signOut}
        </Button>
      }
    >
      <p>{t.text}</p>
      <Notice title={t.reason}>{reason || NO_REASON_PROVIDED}</Notice>
      <p>{t.contact}</p>
      <Notice kind="care" actions={<Button onClick={openSupport}>{t.support}</Button>}>
        {t.care}
      </Notice>
    </TextPage>
  )
}
