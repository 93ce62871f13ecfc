import type { Family } from '../types.ts'
import { adaptation } from './adaptation.ts'
import { animals } from './animals.ts'
import { cells } from './cells.ts'
import { chromosomes } from './chromosomes.ts'
import { circulation } from './circulation.ts'
import { control } from './control.ts'
import { division } from './division.ts'
import { dna } from './dna.ts'
import { ecology } from './ecology.ts'
import { enzymeRates } from './enzyme-rates.ts'
import { enzymes } from './enzymes.ts'
import { evolution } from './evolution.ts'
import { feedback } from './feedback.ts'
import { genes } from './genes.ts'
import { genotypes } from './genotypes.ts'
import { gradients } from './gradients.ts'
import { inheritance } from './inheritance.ts'
import { leaves } from './leaves.ts'
import { membranes } from './membranes.ts'
import { organelles } from './organelles.ts'
import { plants } from './plants.ts'
import { populations } from './populations.ts'

export const biology: Family[] = [
  ...cells,
  ...organelles,
  ...membranes,
  ...gradients,
  ...enzymes,
  ...enzymeRates,
  ...division,
  ...chromosomes,
  ...inheritance,
  ...genotypes,
  ...dna,
  ...genes,
  ...evolution,
  ...adaptation,
  ...animals,
  ...circulation,
  ...control,
  ...feedback,
  ...plants,
  ...leaves,
  ...ecology,
  ...populations,
]
