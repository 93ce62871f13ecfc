import { Badge, Button, chakra, Row, Text, VisuallyHidden } from '@portal/shared/ui'
import { commentSorts } from '@portal/shared/writing'
import { Pencil, Trash2 } from 'lucide-react'
import { memo, useEffect, useRef } from 'react'
import type { Comment, DeskItem, Said } from './desk.types.ts'
import { LateReplies } from './late-replies.tsx'
import type { DeskActions } from './use-desk-actions.ts'

export const CommentFrame = /* @__PURE__ */ chakra('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    padding: '4',
    minWidth: '0',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    scrollMarginY: '24',
    // What is out of sight is not laid out and painted again for each key of the one that is written in.
    '&:not([data-active])': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 9rem' },
    '&[data-active]': { borderColor: 'border.brand', bg: 'bg.brandSoft' },
  },
})

const Way = /* @__PURE__ */ chakra('button', {
  base: {
    fontSize: 'sm',
    color: 'fg.muted',
    fontStyle: 'italic',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    lineClamp: 3,
    _hover: { textDecoration: 'underline' },
  },
})

/** The words that a comment is on, or its page. */
export const aboutOf = (comment: Comment): string =>
  'page' in comment ? `Page ${comment.page}` : `“${comment.quote}”`

export interface CommentCardProps {
  comment: Comment
  number: number
  isActive: boolean
  isReadOnly: boolean
  kind: DeskItem['kind']
  /** Title of the criterion that it is about, and which one it is, from 0. */
  criterion: string | undefined
  criterionAt: number
  /** The replies, once the marking has come back. */
  said: Said | null
  actions: DeskActions
}

/** A comment to be read. */
export const CommentCard = /* @__PURE__ */ memo(function CommentCard(props: CommentCardProps) {
  const { comment, number, isActive, isReadOnly, kind, criterion, criterionAt, said, actions } =
    props
  const { id, text, sort, isDraft } = comment
  const frame = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isActive) frame.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isActive])
  const rest = <VisuallyHidden> comment {number}</VisuallyHidden>
  return (
    <CommentFrame ref={frame} data-active={isActive ? '' : undefined} data-comment={id}>
      <Row gap="2">
        <Text as="span" size="sm" weight="semibold" figures>
          <VisuallyHidden>Comment </VisuallyHidden>
          {number}
        </Text>
        <Badge tone={commentSorts[sort].tone}>{commentSorts[sort].word}</Badge>
        {isDraft ? <Badge tone="warning">Draft</Badge> : null}
        {criterion === undefined ? null : (
          // The criteria of a question are sentences, some with equations.
          <Badge>{kind === 'question' ? `Criterion ${criterionAt + 1}` : criterion}</Badge>
        )}
      </Row>
      <Way
        type="button"
        aria-current={isActive || undefined}
        onClick={() => actions.look({ do: 'choose', id })}
      >
        {aboutOf(comment)}
      </Way>
      <Text size="sm" whiteSpace="pre-line">
        {text}
      </Text>
      {isReadOnly ? null : (
        <Row gap="2">
          <Button
            size="sm"
            icon={<Pencil size={14} aria-hidden />}
            onClick={() => actions.look({ do: 'edit', id })}
          >
            {isDraft ? 'Finish' : 'Edit'}
            {rest}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            icon={<Trash2 size={14} aria-hidden />}
            onClick={() => actions.remove(id)}
          >
            Remove
            {rest}
          </Button>
        </Row>
      )}
      {said === null ? null : (
        <LateReplies
          marking={said}
          commentId={id}
          about={`comment ${number}`}
          mayReply={said.mayReply}
        />
      )}
    </CommentFrame>
  )
})
