/** Spec §8. What is thrown here never carries text of the journal, nor any key. */

/** The envelope was changed, moved, sealed with another key, or is none. Its ciphertext is never shown instead. */
export class CannotOpenError extends Error {
  override name = 'CannotOpenError'
  constructor() {
    super('Unable to decrypt session data')
  }
}

/** Nobody is signed in on this device, or the journal here is locked. */
export class EncryptionNeedsSignInError extends Error {
  override name = 'EncryptionNeedsSignInError'
  constructor() {
    super('User must be authenticated for encryption')
  }
}

/** The server asked for a cheaper derivation than this app accepts; nothing was derived or sent. */
export class WeakParametersError extends Error {
  override name = 'WeakParametersError'
  constructor() {
    super('The server asked for a weaker protection of your password than this app accepts.')
  }
}

export class InvalidRecoveryCodeError extends Error {
  override name = 'InvalidRecoveryCodeError'
  constructor() {
    super('A recovery code has 32 letters and digits. Please check what you typed.')
  }
}
