import type { LearnPage } from '../../types.ts'
import { coordinatePages } from './coordinates.ts'
import { differentiationPages } from './differentiation.ts'
import { exponentials } from './exponentials.ts'
import { graphPages } from './graphs.ts'
import { integrationPages } from './integration.ts'
import { polynomials } from './polynomials.ts'
import { sequences } from './sequences.ts'
import { trigonometryPages } from './trigonometry.ts'

export const learn: readonly LearnPage[] = [
  ...polynomials,
  ...sequences,
  ...exponentials,
  ...coordinatePages,
  ...trigonometryPages,
  ...graphPages,
  ...differentiationPages,
  ...integrationPages,
]
