import type { LearnPage } from '../../types.ts'
import { animalPages } from './animals.ts'
import { cellPages } from './cells.ts'
import { controlPages } from './control.ts'
import { divisionPages } from './division.ts'
import { dnaPages } from './dna.ts'
import { ecosystemPages } from './ecosystems.ts'
import { enzymePages } from './enzymes.ts'
import { evolutionPages } from './evolution.ts'
import { inheritancePages } from './inheritance.ts'
import { membranePages } from './membranes.ts'
import { plantPages } from './plants.ts'

/** The teaching pages of Biology. */
export const learn: readonly LearnPage[] = [
  ...cellPages,
  ...membranePages,
  ...enzymePages,
  ...divisionPages,
  ...inheritancePages,
  ...dnaPages,
  ...evolutionPages,
  ...animalPages,
  ...controlPages,
  ...plantPages,
  ...ecosystemPages,
]
