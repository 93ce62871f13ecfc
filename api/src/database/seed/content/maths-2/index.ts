import type { Family } from '../types.ts'

export const maths2: Family[] = []
