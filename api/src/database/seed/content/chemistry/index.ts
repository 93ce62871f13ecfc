import type { Family } from '../types.ts'
import { acids } from './acids.ts'
import { analysis } from './analysis.ts'
import { bonding } from './bonding.ts'
import { carbon } from './carbon.ts'
import { energetics } from './energetics.ts'
import { metals } from './metals.ts'
import { moles } from './moles.ts'
import { rates } from './rates.ts'
import { redox } from './redox.ts'
import { atomic, periodic } from './structure.ts'

export const chemistry: Family[] = [
  ...atomic,
  ...periodic,
  ...bonding,
  ...moles,
  ...rates,
  ...energetics,
  ...acids,
  ...redox,
  ...metals,
  ...carbon,
  ...analysis,
]
