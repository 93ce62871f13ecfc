import { formatPercent } from '@portal/shared/ui'

/** How questions read alike. */
export const kinds = {
  same: { label: 'The same, word for word', tone: 'danger' },
  near: { label: 'Nearly the same', tone: 'warning' },
  variant: { label: 'The same with other numbers', tone: 'neutral' },
} as const

export type Kind = keyof typeof kinds

/** How much two questions share, in words. */
export const sharedInWords = ({ resemblance }: { resemblance: number }): string =>
  `${formatPercent(resemblance)} alike`
