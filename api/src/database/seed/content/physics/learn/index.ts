import type { LearnPage } from '../../types.ts'
import { electricityPages } from './electricity.ts'
import { forcePages } from './forces.ts'
import { heatPages } from './heat.ts'
import { magnetismPages } from './magnetism.ts'
import { motionPages } from './motion.ts'
import { nuclearPages } from './nuclei.ts'
import { wavePages } from './waves.ts'

export const learn: readonly LearnPage[] = [
  ...electricityPages,
  ...magnetismPages,
  ...motionPages,
  ...forcePages,
  ...heatPages,
  ...wavePages,
  ...nuclearPages,
]
