import { Heading, type HeadingLevel, Stack } from '@portal/shared/ui'
import type { ReactNode } from 'react'
import { CommentNote, type CommentNoteProps } from './comment-note.tsx'
import type { NumberedComment } from './marks.rules.ts'

/** A comment, and what became of its words; `kept` on its own version. */
export interface ShownComment extends NumberedComment {
  place?: 'kept' | 'changed' | 'lost'
}

export interface CommentListProps
  extends Pick<CommentNoteProps, 'criteria' | 'onChoose' | 'lostLink'> {
  comments: readonly ShownComment[]
  /** What the list is of; `Comments` unless said otherwise. */
  label?: string
  /** Id of the comment that is looked at. */
  active?: string | null
  /** Under a comment: its replies, a tick, what its marker can do with it. */
  below?: (shown: ShownComment) => ReactNode
  /** Level of its headings. */
  level?: HeadingLevel
}

/** The comments of a marking by their numbers; those whose words are no longer there come last. */
export function CommentList(props: CommentListProps) {
  const { comments, label = 'Comments', active = null, below, level = 3, ...rest } = props
  const draw = (shown: ShownComment) => (
    <CommentNote
      key={shown.comment.id}
      shown={shown}
      isActive={shown.comment.id === active}
      {...rest}
    >
      {below?.(shown)}
    </CommentNote>
  )
  const lost = comments.filter(({ place }) => place === 'lost')
  const present = comments.filter(({ place }) => place !== 'lost')
  return (
    <Stack gap="5">
      {present.length === 0 ? null : (
        <Stack as="ol" gap="5" listStyleType="none" aria-label={label}>
          {present.map(draw)}
        </Stack>
      )}
      {lost.length === 0 ? null : (
        <Stack gap="3">
          <Heading level={level} size="sm">
            No longer in the text
          </Heading>
          <Stack as="ol" gap="5" listStyleType="none" aria-label="No longer in the text">
            {lost.map(draw)}
          </Stack>
        </Stack>
      )}
    </Stack>
  )
}
