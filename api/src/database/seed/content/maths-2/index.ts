import type { Family } from '../types.ts'
import { algebra } from './algebra.ts'
import { differentiation } from './differentiation.ts'
import { coordinates } from './geometry.ts'
import { graphs } from './graphs.ts'
import { integration } from './integration.ts'
import { logs } from './logs.ts'
import { series } from './series.ts'
import { trigonometry } from './trigonometry.ts'

export const maths2: Family[] = [
  ...algebra,
  ...series,
  ...logs,
  ...coordinates,
  ...trigonometry,
  ...graphs,
  ...differentiation,
  ...integration,
]
