import { call } from '@portal/shared/api'
import { type KeeperSnapshot, useKeeper } from '@portal/shared/keeping'
import { changeAnswer, useQueryClient } from '@portal/shared/query'
import { useEffect, useMemo, useRef, useState } from 'react'
import {
  changed,
  type DeskAct,
  isDeskValue,
  isSameMarking,
  sentOf,
  whyUnfit,
} from './desk.rules.ts'
import { type DeskRead, type DeskValue, itemCall } from './desk.types.ts'
import { mergeMarkings } from './merge.rules.ts'
import { startOf } from './start.rules.ts'

/** What can be done with a marking; the same object for as long as the desk is open. */
export interface DeskHandle {
  /** The marking as it is at this moment. */
  now: () => DeskValue
  act: (act: DeskAct) => void
  /** The revision that the server has. */
  revision: () => number
  /** Saves now; whether the server has everything. */
  flush: () => Promise<boolean>
  compose: (isComposing: boolean) => void
  choose: (side: 'mine' | 'theirs') => void
  dismissJoined: () => void
  /** Gives up what the server has not. */
  forget: () => void
}

export type DeskShown = Omit<KeeperSnapshot<DeskValue>, 'value' | 'revision' | 'outside'>

/** How a marking is begun: clean, as it stands, or with what another had begun. */
export interface BeginsWith {
  isTakenOver: boolean
}

/**
 * The marking of an item, kept on the device at once and saved soon after.
 * @returns `value` is another object for each key; `handle` is not.
 */
export function useDeskDraft(
  read: DeskRead,
  { isTakenOver }: BeginsWith,
): { value: DeskValue; handle: DeskHandle; shown: DeskShown } {
  const client = useQueryClient()
  const { itemId } = read.item
  const start = useMemo(() => startOf(read, isTakenOver), [read, isTakenOver])
  /** Comments of the bank whose use the server has been told of. */
  const told = useRef(new Set<string>())
  /** The revision that the server has by all that is known, drawn or not. */
  const stands = useRef(start.revision)
  const keeper = useKeeper<DeskValue>({
    name: `marking ${itemId}`,
    start,
    same: isSameMarking,
    merge: (base, mine, theirs) => mergeMarkings(base, mine, theirs, () => crypto.randomUUID()),
    isValue: isDeskValue,
    fits: whyUnfit,
    send: async ({ value, baseRevision, keepalive }) => {
      const body = sentOf(value)
      const usedBankIds = body.usedBankIds.filter((id) => !told.current.has(id))
      const saved = await call(
        'POST /Marking/tutor/Marking/SaveMarking',
        {
          body: {
            ...{ itemId, baseRevision, ...body, usedBankIds },
            ...(value.takeOver && { takeOver: true }),
          },
        },
        { keepalive, tryOnce: true },
      )
      for (const id of usedBankIds) told.current.add(id)
      return saved
    },
    fetch: async () => startOf(await call(itemCall, { query: { itemId } }), isTakenOver),
    onStored: ({ revision, value }) => {
      stands.current = Math.max(stands.current, revision)
      // Whoever comes back to the desk before the item is read again begins with this.
      changeAnswer(client, itemCall, { query: { itemId } }, (before) => {
        if (before.marking === null || before.marking.revision >= revision) return before
        const { usedBankIds: _used, ...said } = sentOf(value)
        return { ...before, marking: { ...before.marking, ...said, revision } }
      })
    },
  })
  stands.current = Math.max(stands.current, keeper.revision)
  const newest = useRef(keeper)
  newest.current = keeper
  // What is typed counts at once, whether or not it has been drawn.
  const value = useRef(keeper.value)
  value.current = keeper.value

  const [handle] = useState((): DeskHandle => {
    return {
      now: () => value.current,
      act: (act) => {
        const next = changed(value.current, act)
        if (next === value.current) return
        value.current = next
        newest.current.change(next)
      },
      revision: () => stands.current,
      flush: () => newest.current.flush(),
      compose: (isComposing) => newest.current.compose(isComposing),
      choose: (side) => newest.current.choose(side),
      dismissJoined: () => newest.current.dismissJoined(),
      forget: () => newest.current.forget(),
    }
  })
  const { isReady } = keeper
  useEffect(() => {
    // What another had begun is one’s own once it is saved.
    const { takeOver } = newest.current.value
    if (isTakenOver && isReady && !takeOver) {
      newest.current.change({ ...newest.current.value, takeOver: true })
    }
  }, [isTakenOver, isReady])

  return { value: keeper.value, handle, shown: keeper }
}
