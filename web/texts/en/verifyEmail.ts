export const verifyEmail = {
  title: 'Verify your email',
  text: 'We have sent a link to',
  textUnknown: 'We have sent a link to your email address.',
  next: 'Open it on any device. This page moves on by itself.',
  resend: 'Resend Verification Email',
  resendIn: (seconds: number) => `Resend Verification Email (${seconds} s)`,
  verified: "I've Verified My Email",
  signOut: 'Sign Out & Use Different Account',
  help: 'Nothing there? Please look in your spam folder, and check that the address above is right. The link is good for 24 hours.',
  sent: 'Verification email sent! Please check your inbox and spam folder.',
  wait: (seconds: number) => `Please wait ${seconds} seconds before requesting another email.`,

  link: {
    title: 'Confirming your email',
    opening: 'Confirming your email address…',
    done: 'Your email address is confirmed',
    doneText: 'Sign in to go on.',
    signIn: 'Sign In',
    failed: 'This link does not work any more',
    failedText:
      'It may have been used already; then everything is fine and you can go on. Otherwise sign in and ask for a new one.',
    goOn: 'Continue',
  },
}
