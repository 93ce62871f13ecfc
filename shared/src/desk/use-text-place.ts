import { offsetsOfSelection, placeAtPoint, showCaret, type TextMark } from '@portal/shared/writing'
import {
  chosenRange,
  movePlace,
  rangeToComment,
  type TextPlace,
  type TextRange,
} from '@portal/shared/writing-rules'
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { type TextKey, textKeyOf } from './keys.rules.ts'
import { gradeName, overallName } from './missing.rules.ts'
import { placeOfQuote } from './quotes.rules.ts'
import { marksAt, spokenPlace } from './spoken.rules.ts'
import type { DeskActions } from './use-desk-actions.ts'

interface Given {
  root: RefObject<HTMLDivElement | null>
  texts: readonly string[]
  marks: readonly TextMark[]
  isReadOnly: boolean
  actions: DeskActions
}

export interface TextPlaces {
  /** What is drawn: the caret, and what was chosen by keys; null while something else has the focus. */
  place: TextPlace | null
  /** What a comment would be about, chosen by mouse, finger or keys. */
  chosen: (TextRange & { part: number }) | null
  /** What was said of the last move. */
  spoken: string
  handlers: {
    onKeyDown: (event: KeyboardEvent) => void
    onPointerDown: () => void
    onClick: (event: MouseEvent) => void
    onFocus: () => void
    onBlur: (event: FocusEvent) => void
  }
  /** Comments on what is chosen, else on the sentence. */
  comment: () => void
  /** Chooses nothing. */
  forget: () => void
}

/** Where somebody is in the text: by keys, or by the browser's own selection, which is remembered. */
export function useTextPlace({ root, texts, marks, isReadOnly, actions }: Given): TextPlaces {
  const [place, setPlace] = useState<TextPlace>({ part: 0, anchor: 0, focus: 0 })
  /** The last selection of mouse or finger. While it is there nothing is drawn that could undo it. */
  const [selected, setSelected] = useState<TextPlace | null>(null)
  const [isFocused, setFocused] = useState(false)
  /** Whether the last touch of the text was a key: the place is drawn for nobody else. */
  const [isByKeys, setByKeys] = useState(true)
  const [spoken, setSpoken] = useState('')
  const current = selected ?? place
  const range = chosenRange(texts, current)

  const selectionChanged = useEffectEvent(() => {
    if (root.current === null) return
    const selection = document.getSelection()
    const offsets = offsetsOfSelection(root.current, selection)
    if (offsets !== null) return setSelected(chosenRange(texts, offsets) ? offsets : null)
    // It stays remembered when it ends because something else is touched.
    const ended = selection?.anchorNode ?? null
    if (ended !== null && root.current.contains(ended)) setSelected(null)
  })
  useEffect(() => {
    const changed = () => selectionChanged()
    document.addEventListener('selectionchange', changed)
    return () => document.removeEventListener('selectionchange', changed)
  }, [])
  const moved = useRef(false)
  useEffect(() => {
    // Once it is drawn there. A click has it in view already.
    if (moved.current && place && root.current !== null) showCaret(root.current)
    moved.current = false
  }, [place, root])
  const forget = () => {
    setSelected(null)
    setPlace(({ part, focus }) => ({ part, anchor: focus, focus }))
    document.getSelection()?.removeAllRanges()
  }
  const comment = () => {
    const about = rangeToComment(texts, current)
    if (isReadOnly || about === null) return
    forget()
    actions.comment(placeOfQuote(texts, current.part, about))
  }
  const activeHere = () => {
    const active = actions.active()
    if (active !== undefined) return active.id
    return marksAt(marks, current)[0]?.id
  }

  function move(key: Extract<TextKey, { do: 'move' }>['key']) {
    const next = movePlace(texts, current, key)
    if (selected !== null) {
      setSelected(null)
      document.getSelection()?.removeAllRanges()
    }
    moved.current = true
    setPlace(next)
    setSpoken(spokenPlace(texts, next, key, marks))
  }

  function run(key: TextKey) {
    switch (key.do) {
      case 'move':
        return move(key.key)
      case 'comment':
        return comment()
      case 'next':
        return setSpoken(actions.goBeside(1))
      case 'previous':
        return setSpoken(actions.goBeside(-1))
      case 'edit': {
        const id = activeHere()
        if (id !== undefined && !isReadOnly) actions.look({ do: 'edit', id })
        return
      }
      case 'remove': {
        const id = activeHere()
        if (id !== undefined) actions.remove(id)
        return
      }
      default:
        return runDeskKey(key.do, actions, isReadOnly)
    }
  }

  const handlers: TextPlaces['handlers'] = {
    onKeyDown(event) {
      if (event.defaultPrevented) return
      const key = textKeyOf(event)
      // Numbers in the text are buttons of their own.
      const isOnNumber = event.target !== event.currentTarget
      if (key === null || (isOnNumber && key.do === 'comment')) return
      event.preventDefault()
      setByKeys(true)
      run(key)
    },
    // Before a selection begins: drawing the place anew would take its words away.
    onPointerDown: () => setByKeys(false),
    onClick(event) {
      const at = pointOf(event)
      if (at === null || root.current === null || offsetsOfSelection(root.current) !== null) return
      const { part, offset } = placeAtPoint(root.current, at.node, at.offset) ?? {}
      if (part === undefined || offset === undefined) return
      setPlace({ part, anchor: offset, focus: offset })
    },
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (currentTarget.contains(relatedTarget)) return
      setFocused(false)
    },
  }
  return {
    place: isFocused && isByKeys && selected === null ? place : null,
    chosen: range === null ? null : { ...range, part: current.part },
    ...{ spoken, handlers, comment, forget },
  }
}

/** What a key does that has nothing to do with the place in the text. */
export function runDeskKey(
  does: Exclude<TextKey['do'], 'move' | 'comment' | 'next' | 'previous' | 'edit' | 'remove'>,
  actions: DeskActions,
  isReadOnly: boolean,
): void {
  const grading = (name: string) =>
    actions.look({ do: 'focus', tab: 'grades', goal: { on: 'control', name } })
  if (does === 'grades') grading(gradeName(''))
  else if (does === 'overall') grading(overallName)
  else if (does === 'hide') actions.look({ do: 'hide' })
  else if (does === 'help') actions.look({ do: 'open', dialog: 'keys' })
  else if (!isReadOnly) actions.look({ do: 'open', dialog: 'return' })
}

/** The point of the text under a click; null where the browser cannot tell. */
function pointOf(event: MouseEvent): { node: Node; offset: number } | null {
  if (event.detail === 0) return null
  const selection = document.getSelection()
  const node = selection?.anchorNode ?? null
  return node === null || selection === null ? null : { node, offset: selection.anchorOffset }
}
