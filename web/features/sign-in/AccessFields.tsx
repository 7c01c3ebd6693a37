import { NAME_MAX_CHARACTERS } from '../../../contract/limits.ts'
import * as texts from '../../texts/texts.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { AccessForm, Mode } from './accessForm.ts'
import { PasswordStrength } from './PasswordStrength.tsx'

interface Props {
  mode: Mode
  form: AccessForm
  onChange: (part: Partial<AccessForm>) => void
}

export function AccessFields({ mode, form, onChange }: Props) {
  const t = texts.signIn
  const isSignUp = mode === 'signUp'

  return (
    <>
      {isSignUp && (
        <TextField
          name="name"
          label={t.name}
          note={t.required}
          hint={t.nameHint}
          required
          autoComplete="name"
          maxLength={2 * NAME_MAX_CHARACTERS}
          value={form.name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      )}
      <TextField
        name="email"
        label={t.email}
        type="email"
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={form.email}
        onChange={(event) => onChange({ email: event.target.value })}
      />
      <PasswordField
        name="password"
        label={t.password}
        placeholder={t.passwordPlaceholder}
        required
        autoComplete={isSignUp ? 'new-password' : 'current-password'}
        showText={t.showPassword}
        hideText={t.hidePassword}
        value={form.password}
        onChange={(event) => onChange({ password: event.target.value })}
        hint={isSignUp && <PasswordStrength password={form.password} words={[form.name, form.email]} />}
      />
    </>
  )
}
