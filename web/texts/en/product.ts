/** What the product is called, and says of itself where no screen is yet. */
export const product = {
  name: 'Alcove',
  description:
    'A private journal that answers: guided sessions with an AI companion, encrypted on your device.',
  needsScript: 'Your journal is encrypted by your browser, and that takes JavaScript. Please switch it on.',
}
