import { BETA_TERMS_REQUIRED } from '../../../contract/validation/betaTerms.ts'
import { Email } from '../../../contract/validation/email.ts'
import { firstProblem } from '../../../contract/validation/firstProblem.ts'
import { SignUpName } from '../../../contract/validation/name.ts'
import { Password } from '../../../contract/validation/password.ts'

export type Mode = 'signIn' | 'signUp'

export interface AccessForm {
  name: string
  email: string
  password: string
  agreed: boolean
}

export const EMPTY_FORM: AccessForm = { name: '', email: '', password: '', agreed: false }

export interface Problem {
  field: keyof AccessForm
  sentence: string
}

/** The first broken rule, in the order of spec §5. */
export function findProblem(mode: Mode, form: AccessForm): Problem | undefined {
  const email = firstProblem(Email, form.email)
  if (email !== undefined) return { field: 'email', sentence: email }
  const password = firstProblem(Password, form.password)
  if (password !== undefined) return { field: 'password', sentence: password }
  if (mode === 'signIn') return undefined

  const name = firstProblem(SignUpName, form.name)
  if (name !== undefined) return { field: 'name', sentence: name }
  return form.agreed ? undefined : { field: 'agreed', sentence: BETA_TERMS_REQUIRED }
}
