export const legacyImport = {
  working: (done: number, total: number) =>
    `Bringing over your old journal: ${done} of ${total}. It is being encrypted on this device; you can write meanwhile.`,
  progress: 'Documents of your old journal that are done',
  done: (documents: number) =>
    documents === 1
      ? 'One document of your old journal is now encrypted with your own key.'
      : `Your old journal is here: ${documents} documents, now encrypted with your own key. You find it in your history.`,
  unopened: (documents: number) =>
    documents === 1
      ? 'One old document does not open with the old key. It is kept as it came.'
      : `${documents} old documents do not open with the old key. They are kept as they came.`,
  failed: 'Bringing over your old journal was interrupted. What is done stays done.',
  tryAgain: 'Go on',
  close: 'Close',
  /** Stands as the summary of writing that had none. */
  withoutSession: 'Entries from your old journal that belong to no saved session.',
  withoutSummary: 'A session from your old journal.',
}
