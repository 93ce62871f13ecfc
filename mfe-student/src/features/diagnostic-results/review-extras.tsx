import { call } from '@portal/shared/api'
import {
  changeReviewed,
  type DiagnosticQuestion,
  type DiagnosticResultProps,
} from '@portal/shared/diagnostic-results'
import { useMutation, useQueryClient } from '@portal/shared/query'
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
      setNote: async (questionId, text) => {
        await call('POST /Question/Question/SetNote', { body: { questionId, text } })
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
  const bookmark = useMutation({
    mutationFn: (wanted: boolean) =>
      call('POST /Question/Question/SetBookmark', { body: { questionId, isBookmarked: wanted } }),
    onMutate: (wanted) => changeReviewed(client, testId, questionId, { isBookmarked: wanted }),
    onError: (error, wanted) => {
      changeReviewed(client, testId, questionId, { isBookmarked: !wanted })
      toast.danger(`The bookmark could not be changed. ${error.message}`)
    },
  })
  return (
    <Button
      size="sm"
      variant={isBookmarked ? 'soft' : 'ghost'}
      aria-pressed={isBookmarked}
      icon={<Bookmark size={16} fill={isBookmarked ? 'currentColor' : 'none'} aria-hidden />}
      {...readOnly?.control}
      onClick={() => bookmark.mutate(!isBookmarked)}
    >
      Bookmark
    </Button>
  )
}
