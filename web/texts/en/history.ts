export const history = {
  title: 'Conversation History',
  back: 'Back to Session',
  start: 'New Session',
  loading: 'Opening your history…',
  active: 'You have an active session. It waits for you as you left it.',
  invalidDate: 'Invalid date',
  unknownDate: 'Unknown date',
  autoSaved: 'AUTO-SAVED',
  entries: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
  open: (date: string) => `Open the session from ${date}`,
  noSummary: 'No summary available',
  summaryUnavailable: 'Session summary unavailable',
  mood: 'Mood',
  tryAgain: 'Try again',

  errors: {
    list: 'Failed to load session history',
    listUnreachable: 'Unable to load conversation history',
    session: 'Failed to load session',
    sessionUnreachable: 'Unable to load conversation',
    decrypt: 'Unable to decrypt session data',
  },

  empty: {
    title: 'No Previous Sessions',
    text: 'Sessions you end, or leave, are kept here.',
  },

  search: {
    label: 'Search the sessions shown here',
    placeholder: 'Search',
    none: 'Nothing here has these words.',
    found: (count: number) => (count === 1 ? '1 session' : `${count} sessions`),
  },
  earlier: 'Show earlier',

  remove: {
    button: 'Delete session',
    title: 'Delete this session?',
    text: 'The conversation and its summary are deleted for good. Nobody can bring them back.',
    confirm: 'Delete for good',
    cancel: 'Keep it',
    failed: 'The session could not be deleted. Please try again.',
  },

  session: {
    title: 'Session from',
    backToHistory: 'Back to History',
    autoSaved: 'Auto-saved',
    summary: 'Summary',
    themes: 'Themes',
    growth: 'Signs of growth',
    conversation: 'Conversation',
    you: 'You',
    companion: 'AI companion',
    unencrypted: 'Not encrypted',
    empty: 'No conversation data available for this session',
  },
}
