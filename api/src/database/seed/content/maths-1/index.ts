import type { Family } from '../types.ts'
import { algebra } from './algebra.ts'
import { geometry } from './geometry.ts'
import { graphs } from './graphs.ts'
import { measure } from './measure.ts'
import { number } from './number.ts'
import { probability } from './probability.ts'
import { ratio } from './ratio.ts'
import { sequences } from './sequences.ts'
import { statistics } from './statistics.ts'

export const maths1: Family[] = [
  ...number,
  ...ratio,
  ...algebra,
  ...sequences,
  ...graphs,
  ...geometry,
  ...measure,
  ...statistics,
  ...probability,
]
