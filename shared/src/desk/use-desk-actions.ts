import { toast } from '@portal/shared/ui'
import { type Dispatch, type RefObject, useReducer, useRef, useState } from 'react'
import { type DeskAct, isBlank } from './desk.rules.ts'
import type { Comment, CommentPlace } from './desk.types.ts'
import { spokenComment } from './spoken.rules.ts'
import type { DeskHandle } from './use-desk-draft.ts'
import type { Numbered } from './use-numbered.ts'
import { besideOf, type DeskView, firstView, type ViewAct, viewed } from './view.rules.ts'

/** What is done at a desk with comments and with the view; the same object for as long as it is open. */
export interface DeskActions {
  look: Dispatch<ViewAct>
  /** Changes the marking. */
  act: (act: DeskAct) => void
  /** Begins a comment, and opens its field. */
  comment: (
    place: CommentPlace,
    given?: Partial<Pick<Comment, 'text' | 'sort' | 'criterion'>>,
  ) => void
  /** Writes in a comment, which is a draft until it is kept. */
  write: (id: string, change: Partial<Pick<Comment, 'text' | 'sort' | 'criterion'>>) => void
  /** Done with a comment that is written in: it counts, or is kept as a draft. Without words it goes. */
  keep: (id: string) => void
  leave: (id: string) => void
  /** Removes a comment; for some seconds it can be had back. */
  remove: (id: string) => void
  /** Looks at the comment before or after; gives what is said of it, '' where there is none. */
  goBeside: (step: 1 | -1) => string
  /** The comment that is looked at, if any. */
  active: () => Comment | undefined
  numberOf: (id: string) => number | undefined
}

interface Given {
  handle: DeskHandle
  numbered: Numbered
  isReadOnly: boolean
}

export function useDeskActions(given: Given): { actions: DeskActions; view: DeskView } {
  const [view, look] = useReducer(viewed, firstView)
  const newest = useRef({ ...given, view })
  newest.current = { ...given, view }
  const [actions] = useState(() => makeActions(newest, look))
  return { actions, view }
}

function makeActions(
  newest: RefObject<Given & { view: DeskView }>,
  look: Dispatch<ViewAct>,
): DeskActions {
  const find = (id: string | null) =>
    newest.current.handle.now().comments.find((one) => one.id === id)
  const put = (comment: Comment) => newest.current.handle.act({ do: 'comment', comment })
  const drop = (id: string) => {
    newest.current.handle.act({ do: 'remove', id })
    look({ do: 'gone', id })
  }
  return {
    look,
    act: (act) => {
      if (!newest.current.isReadOnly) newest.current.handle.act(act)
    },
    comment(place, given = {}) {
      const { isReadOnly, handle } = newest.current
      if (isReadOnly) return
      const id = crypto.randomUUID()
      const before = handle.now().comments.at(-1)
      const said = {
        ...{ id, text: '', criterion: null, isDraft: true as const },
        // Whoever corrects goes on correcting.
        sort: before?.sort ?? ('suggestion' as const),
        ...given,
      }
      put('page' in place ? { ...said, ...place } : { ...said, ...place })
      look({ do: 'edit', id })
    },
    write(id, change) {
      const comment = find(id)
      if (comment !== undefined) put({ ...comment, ...change, isDraft: true })
    },
    keep(id) {
      const comment = find(id)
      if (comment === undefined) return
      if (isBlank(comment)) return drop(id)
      const { isDraft: _draft, ...kept } = comment
      put(kept)
      look({ do: 'leave' })
    },
    leave(id) {
      const comment = find(id)
      if (comment !== undefined && isBlank(comment)) return drop(id)
      look({ do: 'leave' })
    },
    remove(id) {
      const comment = find(id)
      if (comment === undefined || newest.current.isReadOnly) return
      const number = newest.current.numbered.numbers.get(id) ?? ''
      drop(id)
      if (isBlank(comment)) return
      toast.info(`Comment ${number} is removed.`, {
        action: {
          label: 'Undo',
          onPress: () => {
            if (newest.current.isReadOnly) return
            put(comment)
            // What was pressed goes, and would take the focus along.
            look({ do: 'focus', goal: { on: 'text' } })
          },
        },
        duration: 10_000,
      })
    },
    goBeside(step) {
      const { numbered, view } = newest.current
      const id = besideOf(numbered.ids, view.active, step)
      const comment = find(id)
      if (id === null || comment === undefined) return ''
      look({ do: 'choose', id })
      return spokenComment(comment, numbered.numbers.get(id))
    },
    active: () => find(newest.current.view.active),
    numberOf: (id) => newest.current.numbered.numbers.get(id),
  }
}
