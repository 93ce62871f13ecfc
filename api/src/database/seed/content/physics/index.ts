import type { Family } from '../types.ts'

export const physics: Family[] = []
