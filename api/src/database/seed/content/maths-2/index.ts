import type { Family } from '../types.ts'
import { algebra } from './algebra.ts'
import { logs, series } from './series.ts'

export const maths2: Family[] = [...algebra, ...series, ...logs]
