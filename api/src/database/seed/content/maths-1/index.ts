import type { Family } from '../types.ts'
import { algebra } from './algebra.ts'
import { chance } from './chance.ts'
import { directions } from './directions.ts'
import { formulae } from './formulae.ts'
import { functions } from './functions.ts'
import { geometry } from './geometry.ts'
import { graphs } from './graphs.ts'
import { integers } from './integers.ts'
import { measure } from './measure.ts'
import { number } from './number.ts'
import { polygons } from './polygons.ts'
import { probability } from './probability.ts'
import { progressions } from './progressions.ts'
import { rates } from './rates.ts'
import { ratio } from './ratio.ts'
import { sequences } from './sequences.ts'
import { shares } from './shares.ts'
import { solids } from './solids.ts'
import { spread } from './spread.ts'
import { statistics } from './statistics.ts'
import { unknowns } from './unknowns.ts'

export const maths1: Family[] = [
  ...number,
  ...rates,
  ...integers,
  ...ratio,
  ...shares,
  ...algebra,
  ...formulae,
  ...unknowns,
  ...sequences,
  ...progressions,
  ...graphs,
  ...functions,
  ...geometry,
  ...polygons,
  ...measure,
  ...solids,
  ...directions,
  ...statistics,
  ...spread,
  ...probability,
  ...chance,
]
