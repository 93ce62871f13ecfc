import type { TopBarPiece } from '@portal/shared/contract'

/** The icon in the top bar that leads to the help page. */
export const helpLink: TopBarPiece = {
  id: 'help.link',
  paths: ['/*'],
  order: 90,
  load: () => import('./help-link.tsx'),
}
