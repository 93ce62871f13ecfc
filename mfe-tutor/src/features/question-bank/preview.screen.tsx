import { ApiError } from '@portal/shared/api'
import { RunnerSkeleton } from '@portal/shared/question-runner'
import { useNavigate, useParams, useSearchParams } from '@portal/shared/router'
import { LinkButton } from '@portal/shared/ui'
import { previewQuery, revisePath } from '../../preview/bank.rules.ts'
import { usePreview } from './bank.queries.ts'
import { PreviewFailed, PreviewNothing, PreviewPage } from './preview-page.tsx'

/** A set that was chosen on Revise, in the runner; nothing of it is recorded. */
export default function PreviewScreen() {
  const { start = '' } = useParams()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const query = previewQuery(start, params)
  const preview = usePreview(query)
  const choosing = `${revisePath}?${params.toString()}`
  const back = (
    <LinkButton to={choosing} variant="primary">
      Choose questions
    </LinkButton>
  )
  if (query === null) {
    return (
      <PreviewNothing title="These questions are not there" back={back}>
        The address is not complete.
      </PreviewNothing>
    )
  }
  if (preview.error instanceof ApiError && preview.error.status === 422) {
    return (
      <PreviewNothing title="Fewer questions fit than were asked for" back={back}>
        {preview.error.message}
      </PreviewNothing>
    )
  }
  if (preview.data === undefined) {
    return preview.isError ? (
      <PreviewFailed error={preview.error} onRetry={() => preview.refetch()} back={back} />
    ) : (
      <RunnerSkeleton label="Loading the questions" />
    )
  }
  return <PreviewPage preview={preview.data} onDone={() => navigate(choosing)} />
}
