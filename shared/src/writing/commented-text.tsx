import { chakra, Text } from '@portal/shared/ui'
import { type ReactNode, type Ref, useCallback, useMemo, useRef, useState } from 'react'
import type { WritingPart } from '../writing-rules/index.ts'
import { CommentList, type CommentListProps, type ShownComment } from './comment-list.tsx'
import { MarkedParts, type MarkedPartsProps } from './marked-parts.tsx'
import { type MarkComment, marksOf, numbered } from './marks.rules.ts'
import { showMark } from './places-on-page.ts'

const Frame = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      lg: 'minmax(0, 1fr) minmax(18rem, 24rem)',
    },
    '& > *': { minWidth: '0' },
    '@media print': { display: 'block' },
  },
})

const Beside = /* @__PURE__ */ chakra('div', {
  base: { '@media print': { marginTop: '6' } },
})

export interface CommentedTextProps
  extends Pick<CommentListProps, 'criteria' | 'below' | 'label' | 'level'>,
    Pick<MarkedPartsProps, 'questions'> {
  parts: readonly WritingPart[]
  comments: readonly MarkComment[]
  /** Draws the text without marks and comments. */
  isHidden?: boolean
  /** Said where there are no comments. */
  empty?: ReactNode
}

/**
 * A text with its comments beside it. A number in the text leads to its comment, and the comment
 * back to its words; on paper the comments are notes under the text.
 */
export function CommentedText(props: CommentedTextProps) {
  const { parts, questions, comments, isHidden = false, level = 3, empty, ...list } = props
  const frame = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<string | null>(null)
  const shown: readonly ShownComment[] = useMemo(() => numbered(comments), [comments])
  const marks = useMemo(() => marksOf(shown), [shown])
  const toNote = useCallback((id: string) => {
    setActive(id)
    focusOf(frame.current, `[data-note-of="${CSS.escape(id)}"] button`)
  }, [])
  const toWords = useCallback((id: string) => {
    setActive(id)
    if (frame.current === null) return
    showMark(frame.current, id)
    focusOf(frame.current, `[data-number-of="${CSS.escape(id)}"]`, true)
  }, [])
  const text = (
    <MarkedParts {...{ parts, questions, marks, active, isHidden, level }} onChoose={toNote} />
  )
  if (isHidden) return text
  return (
    <TextAndComments ref={frame} text={text}>
      {shown.length === 0 ? (
        <Text size="sm" tone="muted">
          {empty ?? 'There are no comments on single words.'}
        </Text>
      ) : (
        <CommentList {...list} {...{ level, active }} comments={shown} onChoose={toWords} />
      )}
    </TextAndComments>
  )
}

interface TextAndCommentsProps {
  text: ReactNode
  /** The comments. */
  children: ReactNode
  ref: Ref<HTMLDivElement>
}

/** What was handed in, and the comments beside it; under it on phones and on paper. */
export const TextAndComments = ({ text, children, ref }: TextAndCommentsProps) => (
  <Frame ref={ref}>
    {text}
    <Beside>{children}</Beside>
  </Frame>
)

/** Gives the focus to the first thing that a selector finds, and brings it into view. */
export function focusOf(box: HTMLElement | null, selector: string, preventScroll = false) {
  const target = box?.querySelector<HTMLElement>(selector)
  target?.focus({ preventScroll })
  if (!preventScroll) target?.scrollIntoView({ block: 'nearest' })
}
