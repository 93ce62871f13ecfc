import { Checkbox } from '@portal/shared/forms'
import { type HeadingLevel, Stack, Text } from '@portal/shared/ui'
import {
  CommentedPages,
  CommentedText,
  MarkingView,
  type ReadMarking,
  ReplyThread,
  type ShownComment,
} from '@portal/shared/writing'
import { type PieceRead, useTick, type VersionRead } from '../submissions.queries.ts'

export interface MarkingOfVersionProps {
  piece: PieceRead['piece']
  version: VersionRead
  marking: ReadMarking
  /** The first marking, where this one is a second look at it. */
  before?: ReadMarking | undefined
  isReadOnly: boolean
  /** Without marks and comments. */
  isHidden?: boolean
  level?: HeadingLevel
}

/** A marking on its version’s own text or pages, with replies and what has been dealt with. */
export function MarkingOfVersion(props: MarkingOfVersionProps) {
  const { piece, version, marking, before, isReadOnly, isHidden = false, level = 2 } = props
  const { versionId, number, criteria, parts, file, task, source } = version
  const { markingId, comments, ticks } = marking
  const tick = useTick(piece.pieceId, versionId)
  const below = ({ comment, number: count }: ShownComment) => (
    <Stack gap="2">
      {isReadOnly ? (
        ticks.includes(comment.id) ? (
          <Text size="sm" tone="success">
            Dealt with
          </Text>
        ) : null
      ) : (
        <Checkbox
          label={`Dealt with comment ${count}`}
          checked={ticks.includes(comment.id)}
          onValue={(isDone) =>
            void tick
              .write({ body: { markingId, commentId: comment.id, isDone } })
              .catch(() => undefined)
          }
        />
      )}
      <ReplyThread
        marking={marking}
        commentId={comment.id}
        about={`comment ${count}`}
        mayReply={!isReadOnly}
      />
    </Stack>
  )
  const shown = { comments, criteria, below, isHidden, label: `Comments on version ${number}` }
  return (
    <MarkingView
      {...{ marking, criteria, before, level }}
      title={titleOf(marking, number)}
      thread={
        <ReplyThread
          marking={marking}
          commentId={null}
          about="the whole marking"
          mayReply={!isReadOnly}
        />
      }
    >
      {source === 'pdf' && file !== null ? (
        <CommentedPages {...shown} file={file} />
      ) : (
        <CommentedText {...shown} parts={parts ?? []} questions={task.questions} />
      )}
    </MarkingView>
  )
}

/** What a marking is called where several stand under each other. */
export const titleOf = ({ role }: ReadMarking, number: number) =>
  role === 'second' ? `Second look at version ${number}` : `Marking of version ${number}`
