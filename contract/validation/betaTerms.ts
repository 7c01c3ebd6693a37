/** Spec §5. */
export const BETA_TERMS_REQUIRED = 'Please agree to the beta testing terms before signing up.'
