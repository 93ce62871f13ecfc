import { Badge, chakra, Row, Text, TextLink } from '@portal/shared/ui'
import type { ReactNode } from 'react'
import type { ShownComment } from './comment-list.tsx'
import { MarkNumber } from './marked-frame.tsx'
import { commentSorts } from './words.ts'

const Frame = /* @__PURE__ */ chakra('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    minWidth: '0',
    paddingLeft: '3',
    borderLeftWidth: '3px',
    borderColor: 'border.strong',
    breakInside: 'avoid',
    scrollMargin: '6rem',
    '&[data-active]': { borderColor: 'border.brand' },
  },
})

const Quote = /* @__PURE__ */ chakra('blockquote', {
  base: {
    color: 'fg.muted',
    fontSize: 'sm',
    fontStyle: 'italic',
    overflowWrap: 'anywhere',
    lineClamp: 3,
    '@media print': { lineClamp: 'none' },
  },
})

export interface CommentNoteProps {
  shown: ShownComment
  isActive: boolean
  /** Of the version, for the title of the one that a comment is about. */
  criteria: readonly { key: string; title: string }[]
  /** Looks at its words. */
  onChoose?: ((id: string) => void) | undefined
  /** Where a comment can be seen whose words are gone: `Show in version 2`. */
  lostLink?: ((shown: ShownComment) => { to: string; label: string }) | undefined
  children?: ReactNode
}

/** A comment: its number, what it is for, its words, and what it says. */
export function CommentNote(props: CommentNoteProps) {
  const { shown, isActive, criteria, onChoose, lostLink, children } = props
  const { comment, number, place = 'kept' } = shown
  const { id, sort, text } = comment
  const { word, tone } = commentSorts[sort]
  const criterion = criteria.find(({ key }) => key === comment.criterion)
  const link = place === 'lost' ? lostLink?.(shown) : undefined
  return (
    <Frame data-active={isActive ? '' : undefined} data-note-of={id}>
      <Row gap="2">
        {onChoose === undefined || place === 'lost' ? (
          <Text as="span" size="sm" weight="semibold" figures>
            Comment {number}
          </Text>
        ) : (
          <ToWords
            type="button"
            aria-current={isActive || undefined}
            aria-label={`Comment ${number}: show its place`}
            onClick={() => onChoose(id)}
          >
            Comment {number}
          </ToWords>
        )}
        <Badge tone={tone}>{word}</Badge>
        {criterion === undefined ? null : <Badge>{criterion.title}</Badge>}
        {'page' in comment ? <Badge>Page {comment.page}</Badge> : null}
        {place === 'changed' ? <Badge>Words changed</Badge> : null}
        {comment.isDraft ? <Badge tone="warning">Draft</Badge> : null}
      </Row>
      {'quote' in comment ? <Quote>“{comment.quote}”</Quote> : null}
      <Text size="sm" whiteSpace="pre-wrap">
        {text}
      </Text>
      {link === undefined ? null : (
        <TextLink to={link.to} fontSize="sm">
          {link.label}
        </TextLink>
      )}
      {children}
    </Frame>
  )
}

const ToWords = /* @__PURE__ */ chakra(MarkNumber, {
  base: { height: '6', marginX: '0', paddingX: '2', color: 'fg.link' },
})
