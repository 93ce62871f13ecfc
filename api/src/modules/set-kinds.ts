import { diagnosticSets } from './diagnostic/diagnostic.sets.ts'
import { learnSets } from './learn/learn.sets.ts'
import { reviseSets } from './revise/revise.sets.ts'
import { registerSetKinds } from './sets/set-kinds.ts'
import { simulateSets } from './simulate/simulate.sets.ts'

/** Whatever finishes sets imports this: the server with its calls, and the demo world's seed. */
registerSetKinds({
  revise: reviseSets,
  learn: learnSets,
  simulate: simulateSets,
  diagnostic: diagnosticSets,
})
