/**
 * Every text of the app by feature, in the reader's language: `texts.signIn.title`. Import it as a namespace; the
 * bundler then leaves the texts of a feature in that feature's own file. The landing page has texts of its own.
 */
export { admin } from './admin.ts'
export { app } from './app.ts'
export { approval } from './approval.ts'
export { crisisHelp } from './crisisHelp.ts'
export { history } from './history.ts'
export { insights } from './insights.ts'
export { journal } from './journal.ts'
export { legacyImport } from './legacyImport.ts'
export { product } from './product.ts'
export { settings } from './settings.ts'
export { signIn } from './signIn.ts'
export { verifyEmail } from './verifyEmail.ts'
