import type { LearnPage } from '../../types.ts'
import { acidPages } from './acids.ts'
import { analysisPages } from './analysis.ts'
import { atomPages } from './atoms.ts'
import { bondingPages } from './bonding.ts'
import { carbonPages } from './carbon.ts'
import { energeticsPages } from './energetics.ts'
import { metalPages } from './metals.ts'
import { molePages } from './moles.ts'
import { periodicPages } from './periodic.ts'
import { ratePages } from './rates.ts'
import { redoxPages } from './redox.ts'

/** The teaching pages of Chemistry. */
export const learn: readonly LearnPage[] = [
  ...atomPages,
  ...periodicPages,
  ...bondingPages,
  ...molePages,
  ...ratePages,
  ...energeticsPages,
  ...acidPages,
  ...redoxPages,
  ...metalPages,
  ...carbonPages,
  ...analysisPages,
]
