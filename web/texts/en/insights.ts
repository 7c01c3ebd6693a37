export const insights = {
  title: 'Insights',
  subtitle: 'What you wrote, seen from a little further away.',
  back: 'Back to your journal',
  loading: 'Reading your summaries…',
  failed: 'Your summaries could not be read. Please try again.',
  tryAgain: 'Try again',
  private: 'All of this is put together on your device. Nothing is scored, and nothing is sent.',
  invalidDate: 'Invalid date',
  unknownDate: 'Unknown date',

  empty: {
    title: 'Nothing to look back on yet',
    text: 'After a few sessions you see here how often you wrote and what kept coming back.',
  },

  weeks: {
    title: 'Sessions per week',
    caption: 'Sessions in each of the last 12 weeks',
    week: 'Week of',
    sessions: 'Sessions',
    total: (count: number) => (count === 1 ? '1 session in 12 weeks' : `${count} sessions in 12 weeks`),
  },

  moods: {
    title: 'In your own words',
    text: 'How you said you were.',
    empty: 'You can say how you are when you end a session. Your words then stand here.',
  },

  themes: {
    title: 'What keeps coming back',
    text: 'Themes of more than one session.',
    empty: 'No theme has come back so far.',
    times: (count: number) => `${count} sessions`,
  },
}
