import type { Family } from '../types.ts'
import { circuits } from './circuits.ts'
import { collisions } from './collisions.ts'
import { currents } from './currents.ts'
import { electricity } from './electricity.ts'
import { energy } from './energy.ts'
import { fluids } from './fluids.ts'
import { forces } from './forces.ts'
import { heat } from './heat.ts'
import { isotopes } from './isotopes.ts'
import { kinematics } from './kinematics.ts'
import { loads } from './loads.ts'
import { loops } from './loops.ts'
import { magnetism } from './magnetism.ts'
import { magnets } from './magnets.ts'
import { matter } from './matter.ts'
import { motion } from './motion.ts'
import { nuclear } from './nuclear.ts'
import { rays } from './rays.ts'
import { warming } from './warming.ts'
import { waves } from './waves.ts'

export const physics: Family[] = [
  ...electricity,
  ...currents,
  ...circuits,
  ...loops,
  ...magnetism,
  ...magnets,
  ...motion,
  ...kinematics,
  ...forces,
  ...loads,
  ...energy,
  ...collisions,
  ...heat,
  ...warming,
  ...matter,
  ...fluids,
  ...waves,
  ...rays,
  ...nuclear,
  ...isotopes,
]
