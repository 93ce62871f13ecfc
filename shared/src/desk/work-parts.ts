import { part } from '@portal/shared/idle'

const failed = 'What can be done with your work could not be shown'

/** Work that can no longer be saved. It comes in scripts of its own: few ever need it. */
export const LostWork = part(() => import('./lost-work.tsx'), { failed })

/** The same of an earlier visit, where there is any. */
export const LeftWork = part(() => import('./left-work.tsx'), { failed })
