export const legacyImport = {
  title: 'Your old journal',
  working: (done: number, total: number) =>
    `Your old journal is coming over: ${done} of ${total} parts are here.`,
  meanwhile: 'You can write meanwhile, or leave: it goes on at your next visit.',
  progress: 'Parts of your old journal that are here',
  interrupted:
    'Your old journal is not all here yet. Nothing is lost: what is here stays here, and the rest comes as soon as it can.',
  goOn: 'Go on now',
  done: 'Your old journal is here. It is encrypted with your own key now, and you find it in your history.',
  unopened: (parts: number) =>
    parts === 1
      ? 'We are sorry: one part of your old journal could not be brought over.'
      : `We are sorry: ${parts} parts of your old journal could not be brought over.`,
  kept: 'Nothing is lost: it is kept just as it came. If you reply to the email that brought you here, we will look into it.',
  close: 'Close',
  /** Stands as the summary of writing that had none. */
  withoutSession: 'Entries from your old journal that belong to no saved session.',
  withoutSummary: 'A session from your old journal.',
}
