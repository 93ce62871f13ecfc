import { Button, chakra, EmptyState, Row, Stack, Text } from '@portal/shared/ui'
import type { NumberedComment } from '@portal/shared/writing'
import { memo } from 'react'
import { CommentCard } from './comment-card.tsx'
import { CommentEditor } from './comment-editor.tsx'
import type { Criterion, DeskItem, Said } from './desk.types.ts'
import type { DeskActions } from './use-desk-actions.ts'

const List = /* @__PURE__ */ chakra('ol', {
  base: { display: 'flex', flexDirection: 'column', gap: '3', listStyleType: 'none' },
})

export interface CommentsSideProps {
  comments: readonly NumberedComment[]
  kind: DeskItem['kind']
  criteria: readonly Criterion[]
  active: string | null
  editing: string | null
  isReadOnly: boolean
  /** What the comments hang on. */
  on: 'text' | 'pages'
  /** The replies, once the marking has come back. */
  said: Said | null
  actions: DeskActions
}

/** The comments in the order of the text; one of them may be written in. */
export const CommentsSide = /* @__PURE__ */ memo(function CommentsSide(props: CommentsSideProps) {
  const { comments, active, editing, isReadOnly, kind, criteria, on, said, actions } = props
  const drafts = comments.filter(({ comment }) => comment.isDraft && comment.id !== editing).length
  if (comments.length === 0) {
    return (
      <EmptyState compact level={2} title={isReadOnly ? 'No comments' : 'No comments yet'}>
        {isReadOnly
          ? 'What is said of single places stands here.'
          : on === 'text'
            ? 'Choose words of the text, or go to them by the arrow keys, and press C.'
            : 'Draw a box on a page, or choose words of it, and press C.'}
      </EmptyState>
    )
  }
  return (
    <Stack gap="3">
      {drafts === 0 || isReadOnly ? null : (
        <Row gap="2" justifyContent="space-between">
          <Text size="sm" tone="muted">
            {drafts === 1 ? '1 draft is' : `${drafts} drafts are`} to be finished before the return.
          </Text>
          <Button
            size="sm"
            onClick={() => {
              const id = comments.find(({ comment }) => comment.isDraft)?.comment.id
              if (id !== undefined) actions.look({ do: 'edit', id })
            }}
          >
            Finish the next
          </Button>
        </Row>
      )}
      <List aria-label="Comments">
        {comments.map(({ comment, number }) =>
          comment.id === editing && !isReadOnly ? (
            <CommentEditor key={comment.id} {...{ comment, number, kind, criteria, actions }} />
          ) : (
            <CommentCard
              key={comment.id}
              {...{ comment, number, isReadOnly, actions }}
              isActive={comment.id === active}
              criterion={criteria.find(({ key }) => key === comment.criterion)?.title}
              criterionAt={criteria.findIndex(({ key }) => key === comment.criterion)}
              {...{ kind, said }}
            />
          ),
        )}
      </List>
    </Stack>
  )
})
