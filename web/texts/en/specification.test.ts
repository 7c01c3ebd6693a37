import assert from 'node:assert/strict'
import { test } from 'node:test'
import { admin } from './admin.ts'
import { app } from './app.ts'
import { approval } from './approval.ts'
import { history } from './history.ts'
import { journal } from './journal.ts'
import { landing } from './landing.ts'
import { signIn } from './signIn.ts'
import { verifyEmail } from './verifyEmail.ts'

/**
 * What the specification gives word for word (spec §2 to §8), beside the text that says it; journeys name the texts, so
 * they would not notice. Sentences of errors and rules are held by the tests in `contract/` and `web/features/sign-in/`.
 */
function says(screen: string, texts: readonly (readonly [text: string, words: string])[]) {
  test(`${screen} says the words of the specification`, () => {
    for (const [text, words] of texts) assert.equal(text, words)
  })
}

says('the landing page', [
  [landing.start, 'Get Started'],
  [landing.features.cards.expression.title, 'Safe Expression'],
  [landing.features.cards.insights.title, 'AI-Powered Insights'],
  [landing.features.cards.progress.title, 'Track Progress'],
  [
    landing.reasons.list.map(({ title }) => title).join(', '),
    'Complete privacy, Focused on wellness, Simple, Growth-oriented',
  ],
])

says('the sign-in form', [
  [signIn.title, 'Access Your Journal'],
  [app.titles.signIn, 'Access Your Journal'],
  [signIn.name, 'Full name'],
  [signIn.required, '(required)'],
  [signIn.passwordPlaceholder, 'Password (min 6 characters)'],
  [signIn.beta.agree, 'I understand and agree to these beta testing terms'],
  [signIn.submit.signIn, 'Sign In'],
  [signIn.submit.signUp, 'Sign Up for Beta'],
  [signIn.submit.loading, 'Loading...'],
])

says('the verification screen', [
  [verifyEmail.resend, 'Resend Verification Email'],
  [verifyEmail.verified, "I've Verified My Email"],
  [verifyEmail.signOut, 'Sign Out & Use Different Account'],
  [verifyEmail.sent, 'Verification email sent! Please check your inbox and spam folder.'],
  [verifyEmail.wait(42), 'Please wait 42 seconds before requesting another email.'],
])

says('the pending screen', [
  [approval.pending.text, 'Approval typically takes 24-48 hours.'],
  [approval.pending.check, 'Check Approval Status'],
  [approval.pending.signOut, 'Sign Out'],
])

says('the admin panel', [
  [admin.title, 'Admin Panel'],
  [admin.signOut, 'Sign Out'],
  [admin.pending.title(3), 'Pending User Approvals (3)'],
  [admin.pending.noName, 'No name provided'],
  [admin.pending.status, 'Pending Approval'],
  [admin.pending.approve, 'Approve'],
  [admin.pending.reject, 'Reject'],
  [admin.pending.empty, 'All caught up! No users pending approval at this time.'],
  [admin.pending.approveFailed, 'Error approving user. Please try again.'],
  [admin.pending.rejectFailed, 'Error rejecting user. Please try again.'],
])

says('the journal', [
  [journal.title, 'Your Therapy Journal'],
  [journal.subtitle, 'A safe space for reflection and growth'],
  [journal.menu.history, 'History'],
  [journal.menu.end, 'End Session'],
  [journal.menu.signOut, 'Sign Out'],
  [journal.usage.left(7, 30), '7/30 messages left'],
  [journal.rename.save, 'Save'],
  [journal.rename.reset('Sage'), 'Reset (back to Sage)'],
  [journal.rename.cancel, 'Cancel'],
  [journal.rename.failed, 'Failed to save chatbot name. Please try again.'],
  [journal.modes.change, 'Change Mode'],
  [journal.composer.send, 'Send'],
  [
    journal.messages.apology,
    "I apologize, but I encountered an error processing your entry. Please try again, and know that I'm here to support you.",
  ],
  [journal.ending.nothing, 'No entries to summarize in this session.'],
  [journal.ending.failed, 'There was an error saving your session. Please try again.'],
  [journal.complete.title, 'Session Complete!'],
  [journal.complete.start, 'Start New Session'],
  [journal.leaving.warning, 'You have an active journal session. Are you sure you want to leave?'],
  [journal.leaving.signOut.title, 'Save your session before signing out?'],
])

says('the history', [
  [history.title, 'Conversation History'],
  [history.back, 'Back to Session'],
  [history.start, 'New Session'],
  [history.autoSaved, 'AUTO-SAVED'],
  [history.empty.title, 'No Previous Sessions'],
  [history.session.title, 'Session from'],
  [history.session.autoSaved, 'Auto-saved'],
  [history.session.backToHistory, 'Back to History'],
  [history.session.empty, 'No conversation data available for this session'],
  [history.noSummary, 'No summary available'],
  [history.summaryUnavailable, 'Session summary unavailable'],
  [history.errors.list, 'Failed to load session history'],
  [history.errors.listUnreachable, 'Unable to load conversation history'],
  [history.errors.session, 'Failed to load session'],
  [history.errors.sessionUnreachable, 'Unable to load conversation'],
  [history.errors.decrypt, 'Unable to decrypt session data'],
  [history.invalidDate, 'Invalid date'],
  [history.unknownDate, 'Unknown date'],
])

test('what the specification asks to be said in our own words is said', () => {
  assert.match(verifyEmail.help, /spam folder/)
  assert.match(approval.pending.steps.join(), /API costs.*email confirmation/)
  assert.match(admin.notes.list.join(), /logged with your email.*must contact support/)
  assert.match(journal.limit.text, /resets tomorrow/)
  assert.match(journal.messages.fallback, /How do you feel about what you have just shared\?$/)
})
