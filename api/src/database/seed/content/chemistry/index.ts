import type { Family } from '../types.ts'
import { acids } from './acids.ts'
import { alloys } from './alloys.ts'
import { amounts } from './amounts.ts'
import { analysis } from './analysis.ts'
import { bonding } from './bonding.ts'
import { carbon } from './carbon.ts'
import { collisions } from './collisions.ts'
import { electrodes } from './electrodes.ts'
import { energetics } from './energetics.ts'
import { enthalpy } from './enthalpy.ts'
import { halogens } from './halogens.ts'
import { homologues } from './homologues.ts'
import { lattices } from './lattices.ts'
import { metals } from './metals.ts'
import { moles } from './moles.ts'
import { rates } from './rates.ts'
import { redox } from './redox.ts'
import { salts } from './salts.ts'
import { separations } from './separations.ts'
import { shellQuestions } from './shells.ts'
import { atomic, periodic } from './structure.ts'

export const chemistry: Family[] = [
  ...atomic,
  ...shellQuestions,
  ...periodic,
  ...halogens,
  ...bonding,
  ...lattices,
  ...moles,
  ...amounts,
  ...rates,
  ...collisions,
  ...energetics,
  ...enthalpy,
  ...acids,
  ...salts,
  ...redox,
  ...electrodes,
  ...metals,
  ...alloys,
  ...carbon,
  ...homologues,
  ...analysis,
  ...separations,
]
