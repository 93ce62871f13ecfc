import type { PageLine } from './page-line.ts'

/** Pages for whoever is not signed in. */
export const nobodysPages: readonly PageLine[] = [
  ['/login', 'Sign in'],
  ['/forgot-password', 'Forgot your password?'],
  ['/auth/reset-password?token=no-such-link', 'This link is no longer good'],
]
