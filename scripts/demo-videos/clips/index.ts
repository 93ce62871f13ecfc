import type { Clip } from '../clip.ts'
import { algebra } from './algebra.ts'
import { applicationYear } from './application-year.ts'
import { biology } from './biology.ts'
import { chemistry } from './chemistry.ts'
import { interviews } from './interviews.ts'
import { logarithmsAndChance } from './logarithms-and-chance.ts'
import { physics } from './physics.ts'
import { teaching } from './teaching.ts'
import { workedPaper } from './worked-paper.ts'

/** All clips, course by course. */
export const clips: readonly Clip[] = [
  ...algebra,
  ...logarithmsAndChance,
  workedPaper,
  ...physics,
  ...chemistry,
  ...interviews,
  ...applicationYear,
  ...teaching,
  ...biology,
]
