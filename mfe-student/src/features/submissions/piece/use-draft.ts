import { call } from '@portal/shared/api'
import { useDebounced } from '@portal/shared/idle'
import { type KeeperSnapshot, useKeeper } from '@portal/shared/keeping'
import { changeAnswer, useQueryClient } from '@portal/shared/query'
import type { WritingPart } from '@portal/shared/writing-rules'
import { mergeParts } from '@portal/shared/writing-rules/merge'
import { useMemo, useRef, useState } from 'react'
import { type PieceRead, pieceCall } from '../submissions.queries.ts'
import { areParts, isSameText, type Parts, tooLong } from './text.rules.ts'

/** After so long without a key what depends on the text is worked out, in milliseconds. */
const restMs = 400

/** The contract's own form of the texts. */
const sent = (parts: Parts) => parts.map(({ ops }) => ({ ops }))

/** What can be done with a draft; the same object for as long as the piece is open. */
export interface DraftHandle {
  /** The texts as they are at this moment. */
  now: () => Parts
  /** The revision of the server that they stand on. */
  revision: () => number
  /** A part was typed in. */
  type: (index: number, part: WritingPart) => void
  /** Puts other words into a part, which its editor shows anew. */
  put: (index: number, part: WritingPart) => void
  /** The server has this now, by a call of the screen's own. */
  take: (revision: number, parts: Parts) => void
  /** Saves now; whether the server has everything. */
  flush: () => Promise<boolean>
  compose: (isComposing: boolean) => void
  dismissJoined: () => void
}

/** What a page shows of a draft. It stays the same while somebody types, but for the first key. */
export interface DraftShown
  extends Pick<
    KeeperSnapshot<Parts>,
    'state' | 'reason' | 'isReady' | 'isStopped' | 'isSaved' | 'isLasting' | 'joined'
  > {
  /** The texts as they were when somebody last paused. */
  rested: Parts
  /** Another number whenever the editors are to show the texts anew. */
  outside: number
}

/** The draft of a piece, kept on the device at once and saved soon after. */
export function useDraft(
  { piece: { pieceId }, draft }: PieceRead,
  isReadOnly: boolean,
): { handle: DraftHandle; shown: DraftShown } {
  const client = useQueryClient()
  const { revision, parts } = draft
  const start = useMemo(() => ({ revision, value: parts }), [revision, parts])
  const [puts, setPuts] = useState(0)
  /** The revision that the server has by all that is known, drawn or not. */
  const stands = useRef(revision)
  const keeper = useKeeper<Parts>({
    name: `piece ${pieceId}`,
    start,
    readOnly: isReadOnly,
    same: isSameText,
    merge: (base, mine, theirs) => ({ value: mergeParts(base, mine, theirs) }),
    isValue: areParts,
    fits: tooLong,
    send: ({ value, keep, baseRevision, device, keepalive }) =>
      call(
        'POST /Writing/Writing/SaveDraft',
        {
          body: {
            ...{ pieceId, baseRevision, device, parts: sent(value) },
            ...(keep !== undefined && { keep: sent(keep) }),
          },
        },
        { keepalive, tryOnce: true },
      ),
    fetch: async () => {
      const read = await call(pieceCall, { query: { pieceId } })
      return { revision: read.draft.revision, value: read.draft.parts }
    },
    onStored: (stored) => {
      stands.current = Math.max(stands.current, stored.revision)
      // Whoever comes back to the piece before it is read again begins with this.
      changeAnswer(client, pieceCall, { query: { pieceId } }, (read) =>
        read.draft.revision >= stored.revision
          ? read
          : {
              ...read,
              draft: { ...read.draft, revision: stored.revision, parts: sent(stored.value) },
            },
      )
    },
  })
  stands.current = Math.max(stands.current, keeper.revision)
  const newest = useRef(keeper)
  newest.current = keeper
  // What is typed counts at once, whether or not it has been drawn.
  const texts = useRef(keeper.value)
  texts.current = keeper.value

  const [handle] = useState((): DraftHandle => {
    const change = (index: number, part: WritingPart) => {
      texts.current = texts.current.with(index, part)
      newest.current.change(texts.current)
    }
    return {
      now: () => texts.current,
      revision: () => stands.current,
      type: change,
      put: (index, part) => {
        change(index, part)
        setPuts((before) => before + 1)
      },
      take: (taken, value) => newest.current.take({ revision: taken, value }),
      flush: () => newest.current.flush(),
      compose: (isComposing) => newest.current.compose(isComposing),
      dismissJoined: () => newest.current.dismissJoined(),
    }
  })

  const rested = useDebounced(keeper.value, restMs)
  const { state, reason, isReady, isStopped, isSaved, isLasting, joined } = keeper
  const outside = keeper.outside + puts
  const shown = useMemo(
    () => ({ state, reason, isReady, isStopped, isSaved, isLasting, joined, rested, outside }),
    [state, reason, isReady, isStopped, isSaved, isLasting, joined, rested, outside],
  )
  return { handle, shown }
}
