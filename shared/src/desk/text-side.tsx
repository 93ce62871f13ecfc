import { chakra, LiveText, Text, VisuallyHidden } from '@portal/shared/ui'
import { MarkedParts, showMark, type TextMark } from '@portal/shared/writing'
import type { WritingPart } from '@portal/shared/writing-rules'
import { memo, useEffect, useId, useRef, useState } from 'react'
import { SelectionBar } from './selection-bar.tsx'
import type { DeskActions } from './use-desk-actions.ts'
import { useTextPlace } from './use-text-place.ts'

const Frame = /* @__PURE__ */ chakra('div', {
  base: {
    position: 'relative',
    minWidth: '0',
    padding: { base: '4', md: '6' },
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    scrollMarginTop: '24',
    // The bar of the selection lies over the end of the window.
    scrollMarginBottom: '24',
    '&:focus-visible': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  },
})

export interface TextSideProps {
  /** What is marked, for those who only hear it. */
  title: string
  parts: readonly WritingPart[]
  /** The text of each part. */
  texts: readonly string[]
  questions: readonly { text: string }[] | null
  marks: readonly TextMark[]
  active: string | null
  areMarksHidden: boolean
  isReadOnly: boolean
  actions: DeskActions
}

/**
 * The text with its marks, that is gone through and commented by mouse, finger and keys. It is drawn
 * again when a mark or the place changes, not for what is written beside it.
 */
export const TextSide = /* @__PURE__ */ memo(function TextSide(props: TextSideProps) {
  const { title, parts, texts, questions, marks, active, isReadOnly, actions } = props
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  const { place, chosen, spoken, handlers, comment, forget } = useTextPlace({ ...props, root })
  // The same function at each drawing, or all lines would be drawn again with the place.
  const [choose] = useState(() => (chosenId: string) => {
    actions.look({ do: 'choose', id: chosenId })
  })
  useEffect(() => {
    if (active !== null && root.current !== null && !isInSight(root.current, active)) {
      showMark(root.current, active)
    }
  }, [active])
  return (
    <>
      <Frame
        ref={root}
        role="application"
        aria-label={`Text of ${title}`}
        aria-describedby={id}
        tabIndex={0}
        data-desk-text=""
        {...handlers}
      >
        <MarkedParts
          parts={parts}
          questions={questions}
          level={2}
          marks={marks}
          active={active}
          isHidden={props.areMarksHidden}
          place={place}
          onChoose={choose}
        />
      </Frame>
      <VisuallyHidden id={id}>
        Arrow keys go by word and sentence. Press the question mark for all keys.
      </VisuallyHidden>
      <LiveText>{spoken}</LiveText>
      {isReadOnly || chosen === null ? null : (
        <SelectionBar
          words={texts[chosen.part]?.slice(chosen.start, chosen.end) ?? ''}
          onComment={comment}
          onClose={forget}
        />
      )}
      {props.areMarksHidden ? (
        <Text size="sm" tone="muted" data-print="hidden">
          The marks are hidden.
        </Text>
      ) : null}
    </>
  )
})

/** Whether the words of a comment are seen: whoever chose it by them is not moved. */
function isInSight(root: HTMLElement, id: string): boolean {
  const mark = root.querySelector(`[data-marks~="${CSS.escape(id)}"]`)
  if (mark === null) return false
  const { top, bottom } = mark.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}
