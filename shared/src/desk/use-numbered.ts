import { marksOf, type NumberedComment, numbered, type TextMark } from '@portal/shared/writing'
import { useMemo, useRef } from 'react'
import type { Comment } from './desk.types.ts'
import { steadied } from './steady.rules.ts'

/** Comments in their order, and their marks. While somebody writes in one, the marks stay the same. */
export interface Numbered {
  comments: readonly NumberedComment[]
  /** Ids in the order of the text. */
  ids: readonly string[]
  numbers: ReadonlyMap<string, number>
  marks: readonly TextMark[]
}

export function useNumbered(comments: readonly Comment[]): Numbered {
  const before = useRef<Numbered>({ comments: [], ids: [], numbers: new Map(), marks: [] })
  return useMemo(() => {
    const list = numbered(comments)
    const marks = steadied(before.current.marks, marksOf(list))
    const ids = list.map(({ comment }) => comment.id)
    const isAsBefore =
      ids.length === before.current.ids.length &&
      ids.every((id, at) => id === before.current.ids[at])
    const order = isAsBefore
      ? { ids: before.current.ids, numbers: before.current.numbers }
      : { ids, numbers: new Map(list.map(({ comment, number }) => [comment.id, number])) }
    before.current = { comments: list, marks, ...order }
    return before.current
  }, [comments])
}
