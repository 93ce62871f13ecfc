import { call } from '@portal/shared/api'
import {
  changeReviewed,
  type DiagnosticQuestion,
  type DiagnosticResultProps,
} from '@portal/shared/diagnostic-results'
import { useQueryClient, useWrite } from '@portal/shared/query'
import { useParams } from '@portal/shared/router'
import { Button, toast } from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { Bookmark } from 'lucide-react'

/** What the student can do with a question of the test that the path names: bookmark and note. */
export function useReviewExtras(): NonNullable<DiagnosticResultProps['extras']> {
  const { id: testId = '' } = useParams()
  const client = useQueryClient()
  return {
    actions: (question) => <BookmarkButton testId={testId} question={question} />,
    calls: {
      setNote: async (questionId, text, sending) => {
        await call('POST /Question/Question/SetNote', { body: { questionId, text } }, sending)
        changeReviewed(client, testId, questionId, { note: text.trim() })
      },
    },
  }
}

/** Puts a bookmark on a question or takes it off; shown at once, and taken back when it fails. */
function BookmarkButton({ testId, question }: { testId: string; question: DiagnosticQuestion }) {
  const { questionId, isBookmarked } = question
  const readOnly = useReadOnly()
  const client = useQueryClient()
  const show = (wanted: boolean) =>
    changeReviewed(client, testId, questionId, { isBookmarked: wanted })
  const bookmark = useWrite('POST /Question/Question/SetBookmark', {
    show: ({ body }) => {
      show(body.isBookmarked)
      return () => show(!body.isBookmarked)
    },
    failed: (error) => toast.danger(`The bookmark could not be changed. ${error.message}`),
  })
  return (
    <Button
      size="sm"
      variant={isBookmarked ? 'soft' : 'ghost'}
      aria-pressed={isBookmarked}
      icon={<Bookmark size={16} fill={isBookmarked ? 'currentColor' : 'none'} aria-hidden />}
      {...readOnly?.control}
      onClick={() => bookmark.write({ body: { questionId, isBookmarked: !isBookmarked } })}
    >
      Bookmark
    </Button>
  )
}
