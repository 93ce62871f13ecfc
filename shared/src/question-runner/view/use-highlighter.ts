import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { isHighlighted, removeAt, type TextRange, toggleRange } from '../rules/highlights.ts'
import {
  highlightAt,
  highlightUnderPointer,
  paintHighlights,
  selectedRange,
} from './text-ranges.ts'

export interface Highlighter {
  /** Goes on the element around the question's text. */
  root: RefObject<HTMLDivElement | null>
  /** What is selected in it, with where it ends on the screen; null without a selection. */
  selected: { range: TextRange; isHighlighted: boolean; bottom: number; left: number } | null
  /** Highlights what is selected, or takes its highlight away, or that under the pointer. */
  toggle: () => void
  /** What happened last, to be spoken. */
  said: string
}

/** Follows the selection in a question's text, and shows its highlights. */
export function useHighlighter({
  questionId,
  highlights,
  text,
  isOn,
  onChange,
}: {
  questionId: number
  highlights: readonly TextRange[]
  /** HTML of all that stands in the root, so that highlights come back when it changes. */
  text: string
  isOn: boolean
  onChange: (highlights: readonly TextRange[]) => void
}): Highlighter {
  const root = useRef<HTMLDivElement>(null)
  // With the question that they are of, so that a step has nothing to take back.
  const [range, setRange] = useOfQuestion<Omit<
    NonNullable<Highlighter['selected']>,
    'isHighlighted'
  > | null>(questionId, null)
  const [said, setSaid] = useOfQuestion(questionId, '')

  // Another question or another text means new nodes, without highlights.
  const painted = `${questionId} ${text}`
  useLayoutEffect(() => {
    if (root.current !== null && painted !== '') paintHighlights(root.current, highlights)
  }, [highlights, painted])

  const look = useEffectEvent(() => {
    const selection = isOn ? document.getSelection() : null
    const element = root.current
    if (selection === null || element === null || selection.rangeCount === 0) {
      setRange(null)
      return
    }
    const selectedNow = selection.getRangeAt(0)
    const found = selectedNow.collapsed ? null : selectedRange(element, selectedNow)
    if (found === null) {
      setRange(null)
      return
    }
    const around = element.getBoundingClientRect()
    const { bottom, left } = selectedNow.getBoundingClientRect()
    setRange({ range: found, bottom: bottom - around.top, left: left - around.left })
  })
  const press = useEffectEvent((event: MouseEvent) => {
    const at = highlightAt(event.target)
    if (!isOn || at === null || document.getSelection()?.isCollapsed === false) return
    onChange(removeAt(highlights, at))
    setSaid('Highlight removed')
  })
  useEffect(() => {
    const element = questionId === 0 ? null : root.current
    document.addEventListener('selectionchange', look)
    element?.addEventListener('click', press)
    return () => {
      document.removeEventListener('selectionchange', look)
      element?.removeEventListener('click', press)
    }
  }, [questionId])

  const toggle = () => {
    if (!isOn || root.current === null) return
    if (range !== null) {
      setSaid(isHighlighted(highlights, range.range) ? 'Highlight removed' : 'Highlighted')
      onChange(toggleRange(highlights, range.range))
      document.getSelection()?.removeAllRanges()
      setRange(null)
      return
    }
    const under = highlightUnderPointer(root.current)
    if (under === null) return
    onChange(removeAt(highlights, under))
    setSaid('Highlight removed')
  }
  const selected =
    range === null ? null : { ...range, isHighlighted: isHighlighted(highlights, range.range) }
  return { root, selected, toggle, said }
}

/** A state that begins anew whenever another question is opened, also one that was open before. */
function useOfQuestion<T>(questionId: number, start: T): [T, (next: T) => void] {
  const visit = useMemo(() => ({ questionId }), [questionId])
  const [held, setHeld] = useState({ visit, value: start })
  const value = held.visit === visit ? held.value : start
  const set = (next: T) => {
    if (next !== value) setHeld({ visit, value: next })
  }
  return [value, set]
}
