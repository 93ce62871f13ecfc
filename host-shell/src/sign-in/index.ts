import type { PublicScreen } from '../routing/bare-screen.tsx'

/** Pages of the shell for people who are not signed in (specification 2.2). */
export const signInScreens: readonly PublicScreen[] = [
  { path: '/login', title: 'Sign in', load: () => import('./login.screen.tsx') },
]
