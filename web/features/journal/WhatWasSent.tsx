import type { ReactNode } from 'react'
import type { ProviderLabel } from '../../../contract/entities/companion.ts'
import * as texts from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { Sent } from './core.ts'
import styles from './WhatWasSent.module.css'

/** Exactly what left the device for one reply, and to whom (design §7). */
export function WhatWasSent({ sent, onClose }: { sent: Sent; onClose: () => void }) {
  const words = texts.journal.sent
  const { userText, sessionContext, sessionMode, companionName, memory } = sent.input

  return (
    <Dialog title={words.title} onClose={onClose} actions={<Button onClick={onClose}>{words.close}</Button>}>
      <p>{whereItWent(sent.provider)}</p>
      <dl className={styles.parts}>
        <Part name={words.message}>{userText}</Part>
        <Part name={words.context}>{sessionContext}</Part>
        <Part name={words.mode}>{texts.journal.modes.names[sessionMode]}</Part>
        <Part name={words.companion}>{companionName}</Part>
        <Part name={words.notes}>{memory?.notes || words.nothing}</Part>
        <Part name={words.summaries}>{memory?.summaries.join('\n\n') || words.nothing}</Part>
      </dl>
      <p className={styles.note}>{words.kept}</p>
    </Dialog>
  )
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function whereItWent(provider: ProviderLabel | undefined): string {
  const { sent, providers } = texts.journal
  if (!provider) return sent.unknown
  return provider.leavesServer
    ? sent.toProvider(providers[provider.provider], provider.model, provider.host)
    : sent.toServer
}
