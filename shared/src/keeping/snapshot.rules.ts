import type { KeeperSnapshot } from './keeper-types.ts'
import { type Failure, saveWords } from './keeping.rules.ts'
import type { Draft } from './kept-draft.rules.ts'

/** Where a keeper stands. */
export interface Standing<T>
  extends Pick<KeeperSnapshot<T>, 'outside' | 'isLasting' | 'isReady' | 'joined' | 'choice'> {
  draft: Draft<T>
  isBehind: boolean
  failure: Failure | null
  /** Why the value may not be sent as it is. */
  unfit: string | undefined
  isOnline: boolean
}

/** What a screen may know of it. */
export function snapshotOf<T>(standing: Standing<T>): KeeperSnapshot<T> {
  const { draft, isBehind, unfit, isOnline, ...rest } = standing
  const { failure, ...shown } = rest
  // Something newer is about to be joined: nothing that anybody has to know of.
  const problem = failure?.kind === 'newer' ? null : failure
  const isHeldUp = problem !== null || shown.choice !== null || unfit !== undefined || !isOnline
  return {
    ...shown,
    value: draft.value,
    revision: draft.base.revision,
    state: saveWords({ isBehind, isHeldUp, isLasting: shown.isLasting }),
    reason: isBehind ? (unfit ?? problem?.message) : undefined,
    isSaved: !isBehind,
    isStopped: failure?.kind === 'stopped',
  }
}
