import type { Family } from '../types.ts'
import { number } from './number.ts'
import { ratio } from './ratio.ts'

export const maths1: Family[] = [...number, ...ratio]
