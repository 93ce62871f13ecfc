import { Heading, Stack, Text } from '@portal/shared/ui'
import { CommentList, MarkingView, numbered, ReplyThread } from '@portal/shared/writing'
import type { Criterion, ReadMarking } from './desk.types.ts'

export interface FirstSideProps {
  first: ReadMarking & { privateNote: string }
  criteria: readonly Criterion[]
}

/** The first marking, beside which a check or a second look is made. */
export default function FirstSide({ first, criteria }: FirstSideProps) {
  return (
    <MarkingView
      marking={first}
      criteria={criteria}
      title="First marking"
      thread={
        <>
          <ReplyThread
            marking={first}
            commentId={null}
            about="the whole marking"
            mayReply={false}
          />
          {first.privateNote === '' ? null : (
            <Stack gap="1">
              <Heading level={3} size="sm">
                Private note
              </Heading>
              <Text whiteSpace="pre-line">{first.privateNote}</Text>
            </Stack>
          )}
        </>
      }
    >
      <CommentList
        label="Comments of the first marking"
        comments={numbered(first.comments)}
        criteria={criteria}
        below={({ comment, number }) => (
          <ReplyThread
            marking={first}
            commentId={comment.id}
            about={`comment ${number}`}
            mayReply={false}
          />
        )}
      />
    </MarkingView>
  )
}
