import * as texts from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { PageFrame } from '../../ui/PageFrame.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import type { MemberScreenProps } from '../memberProps.ts'
import { AccountFacts } from './AccountFacts.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { CompanionFacts } from './CompanionFacts.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { ExportJournal } from './ExportJournal.tsx'
import { Memory } from './Memory.tsx'
import styles from './Settings.module.css'
import { type DeviceSettings, ThisDevice } from './ThisDevice.tsx'

interface Props extends MemberScreenProps, DeviceSettings {
  /** The account is gone; so is this sign-in. */
  accountDeleted: () => Promise<void>
}

export function Settings({ account, unlocked, goTo, accountDeleted, ...device }: Props) {
  const email = account.profile?.email ?? ''
  const t = texts.settings

  return (
    <PageFrame
      skipText={texts.app.skip}
      header={
        <PageHeader
          title={t.title}
          actions={
            <Button icon="arrow-left" onClick={() => goTo({})}>
              {t.back}
            </Button>
          }
        />
      }
    >
      <div className={styles.page}>
        <AccountFacts account={account} />
        <CompanionFacts />
        <Memory unlocked={unlocked} />
        <ExportJournal unlocked={unlocked} />
        <ChangePassword userId={account.userId} email={email} />
        <ThisDevice {...device} />
        <DeleteAccount email={email} onDeleted={accountDeleted} />
      </div>
    </PageFrame>
  )
}
