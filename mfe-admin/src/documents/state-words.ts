import type { DocumentState } from '@portal/shared/contract'

/** How states are called, and in which colour. */
export const stateWords = {
  draft: { word: 'Draft', tone: 'warning' },
  published: { word: 'Published', tone: 'success' },
  archived: { word: 'Archived', tone: 'neutral' },
} as const satisfies Readonly<Record<DocumentState, { word: string; tone: string }>>
