import type { Family } from '../types.ts'
import { animals } from './animals.ts'
import { cells } from './cells.ts'
import { control } from './control.ts'
import { division } from './division.ts'
import { dna } from './dna.ts'
import { ecology } from './ecology.ts'
import { enzymes } from './enzymes.ts'
import { evolution } from './evolution.ts'
import { inheritance } from './inheritance.ts'
import { membranes } from './membranes.ts'
import { plants } from './plants.ts'

export const biology: Family[] = [
  ...cells,
  ...membranes,
  ...enzymes,
  ...division,
  ...inheritance,
  ...dna,
  ...evolution,
  ...animals,
  ...control,
  ...plants,
  ...ecology,
]
