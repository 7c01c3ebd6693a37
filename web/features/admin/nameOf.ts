import type { PendingUser } from '../../../contract/entities/userProfile.ts'
import * as texts from '../../texts/texts.ts'

export const nameOf = ({ name }: Pick<PendingUser, 'name'>) => name.trim() || texts.admin.pending.noName

/** For sentences: who without a name is called by their address. */
export const whoIs = ({ name, email }: Pick<PendingUser, 'name' | 'email'>) => name.trim() || email
