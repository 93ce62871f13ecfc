import type { LearnPage } from '../../types.ts'
import { anglePages } from './angles.ts'
import { equationPages } from './equations.ts'
import { expressionPages } from './expressions.ts'
import { graphPages } from './graphs.ts'
import { mensurationPages } from './mensuration.ts'
import { numberPages } from './number.ts'
import { probabilityPages } from './probability.ts'
import { ratioPages } from './ratio.ts'
import { sequencePages } from './sequences.ts'
import { statisticsPages } from './statistics.ts'
import { trianglePages } from './triangles.ts'
import { unitPages } from './units.ts'

export const learn: readonly LearnPage[] = [
  ...unitPages,
  ...numberPages,
  ...ratioPages,
  ...expressionPages,
  ...equationPages,
  ...graphPages,
  ...sequencePages,
  ...anglePages,
  ...mensurationPages,
  ...trianglePages,
  ...statisticsPages,
  ...probabilityPages,
]
