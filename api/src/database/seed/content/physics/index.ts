import type { Family } from '../types.ts'
import { circuits } from './circuits.ts'
import { electricity } from './electricity.ts'
import { energy } from './energy.ts'
import { forces } from './forces.ts'
import { heat } from './heat.ts'
import { magnetism } from './magnetism.ts'
import { matter } from './matter.ts'
import { motion } from './motion.ts'
import { nuclear } from './nuclear.ts'
import { waves } from './waves.ts'

export const physics: Family[] = [
  ...electricity,
  ...circuits,
  ...magnetism,
  ...motion,
  ...forces,
  ...energy,
  ...heat,
  ...matter,
  ...waves,
  ...nuclear,
]
