import type { Family } from '../types.ts'

export const chemistry: Family[] = []
