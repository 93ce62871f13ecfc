import { videoSets } from './academy/index.ts'
import { diagnosticSets } from './diagnostic/index.ts'
import { learnSets } from './learn/index.ts'
import { reviseSets } from './revise/index.ts'
import { registerSetKinds } from './sets/index.ts'
import { simulateSets } from './simulate/index.ts'
import { withItems } from './submissions/index.ts'

/** Whatever finishes sets imports this: the server with its calls, and the demo world's seed. */
registerSetKinds({
  revise: reviseSets,
  learn: learnSets,
  simulate: withItems(simulateSets),
  diagnostic: withItems(diagnosticSets),
  video: videoSets,
})
