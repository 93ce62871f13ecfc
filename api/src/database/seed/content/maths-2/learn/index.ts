import type { LearnPage } from '../../types.ts'

export const learn: readonly LearnPage[] = []
