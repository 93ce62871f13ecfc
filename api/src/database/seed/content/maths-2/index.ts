import type { Family } from '../types.ts'
import { algebra } from './algebra.ts'
import { angles } from './angles.ts'
import { coordinateGeometry } from './coordinates.ts'
import { curves } from './curves.ts'
import { differentiation } from './differentiation.ts'
import { exponential } from './exponential.ts'
import { coordinates } from './geometry.ts'
import { graphs } from './graphs.ts'
import { integration } from './integration.ts'
import { logs } from './logs.ts'
import { progressions } from './progressions.ts'
import { regions } from './regions.ts'
import { remainders } from './remainders.ts'
import { series } from './series.ts'
import { slopes } from './slopes.ts'
import { totals } from './totals.ts'
import { trigonometry } from './trigonometry.ts'

export const maths2: Family[] = [
  ...algebra,
  ...remainders,
  ...regions,
  ...series,
  ...progressions,
  ...logs,
  ...exponential,
  ...coordinates,
  ...coordinateGeometry,
  ...trigonometry,
  ...angles,
  ...graphs,
  ...curves,
  ...differentiation,
  ...slopes,
  ...integration,
  ...totals,
]
