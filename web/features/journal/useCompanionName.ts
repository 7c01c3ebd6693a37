import { useEffect, useState } from 'react'
import type { Account } from '../../../contract/entities/userProfile.ts'
import { companionName, DEFAULT_COMPANION_NAME } from '../../../contract/validation/companionName.ts'
import { sealedField, type Unlocked } from '../../encryption/sealedField.ts'

/** The name is the writer's own text, so it is opened here. One that does not open is the default. */
export function useCompanionName(unlocked: Unlocked, account: Account): string {
  const [name, setName] = useState<string>(DEFAULT_COMPANION_NAME)
  const sealed = account.profile?.chatbot_name ?? null

  useEffect(() => {
    let gone = false
    const opened = sealed
      ? sealedField(unlocked, 'users', unlocked.userId, 'chatbot_name').openText(sealed)
      : Promise.resolve('')
    opened
      .then(companionName, () => DEFAULT_COMPANION_NAME)
      .then(
        (text) => gone || setName(text),
        () => undefined,
      )
    return () => {
      gone = true
    }
  }, [unlocked, sealed])

  return name
}
