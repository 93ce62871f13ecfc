import type { SetKind } from '../sets/index.ts'
import { markPartAnew } from './marked-anew.service.ts'
import { markPart, markPartAgain } from './marking.service.ts'

/** Parts of papers: scored when they are handed in, and again when an essay has been marked. */
export const simulateSets: SetKind = {
  essaysAreMarkedBy: 'tutor',
  onFinished: markPart,
  onEssayMarked: markPartAgain,
  onMarkedAnew: markPartAnew,
}
