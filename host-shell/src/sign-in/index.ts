import type { PublicScreen } from '../routing/bare-screen.tsx'

/** Pages of the shell outside its frame, for whoever is not signed in yet. */
export const signInScreens: readonly PublicScreen[] = [
  { path: '/login', title: 'Sign in', load: () => import('./login.screen.tsx') },
  {
    path: '/forgot-password',
    title: 'Forgot password',
    load: () => import('./forgot-password.screen.tsx'),
  },
  {
    path: '/auth/reset-password',
    title: 'Choose a new password',
    load: () => import('./reset-password.screen.tsx'),
  },
  {
    path: '/auth/confirm-email',
    title: 'Confirm your new email',
    load: () => import('./confirm-email.screen.tsx'),
  },
]
