import * as texts from '../../texts/texts.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { PasswordStrength } from './PasswordStrength.tsx'

interface Props {
  email: string
  password: string
  onChange: (password: string) => void
}

export function NewPasswordField({ email, password, onChange }: Props) {
  const t = texts.signIn
  return (
    <>
      {/* So that a password manager knows whose password it keeps. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="new-password"
        label={t.recover.newPassword}
        placeholder={t.passwordPlaceholder}
        required
        autoComplete="new-password"
        showText={t.showPassword}
        hideText={t.hidePassword}
        value={password}
        onChange={(event) => onChange(event.target.value)}
        hint={<PasswordStrength password={password} words={[email]} />}
      />
    </>
  )
}
