/** Who is who, and who may do what (spec §6). */

/** Where an account stands; exactly one at a time. */
export type Standing = 'unverified' | 'pending' | 'rejected' | 'approved' | 'admin'

/** What a call asks for in `who`. */
export type Who = 'anyone' | 'signedIn' | 'approved' | 'admin'

const ALLOWED: Record<Exclude<Who, 'anyone'>, readonly Standing[]> = {
  signedIn: ['unverified', 'pending', 'rejected', 'approved', 'admin'],
  approved: ['approved'],
  admin: ['admin'],
}

export const mayAsk = (who: Who, standing: Standing | undefined): boolean =>
  who === 'anyone' || (standing !== undefined && ALLOWED[who].includes(standing))

/** The admin is one configured address, never a stored role (spec §6, design §2). */
export const isAdmin = (email: string, adminEmail: string): boolean =>
  email.toLowerCase() === adminEmail.toLowerCase()
