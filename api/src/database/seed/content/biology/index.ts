import type { Family } from '../types.ts'

export const biology: Family[] = []
