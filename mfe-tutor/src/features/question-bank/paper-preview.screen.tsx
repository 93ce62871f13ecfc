import { ApiError } from '@portal/shared/api'
import { RunnerSkeleton } from '@portal/shared/question-runner'
import { useNavigate, useParams } from '@portal/shared/router'
import { LinkButton } from '@portal/shared/ui'
import { simulatePath } from '../../preview/bank.rules.ts'
import { readPart } from './bank.prefetch.ts'
import { usePaper } from './bank.queries.ts'
import { PreviewFailed, PreviewNothing, PreviewPage } from './preview-page.tsx'

/** A part of a paper in the runner, without its clock; nothing of it is recorded. */
export default function PaperPreviewScreen() {
  const { start } = useParams()
  const navigate = useNavigate()
  const part = readPart(start)
  const paper = usePaper(part)
  const back = (
    <LinkButton to={simulatePath} variant="primary">
      All papers
    </LinkButton>
  )
  if (paper.data !== undefined) {
    return <PreviewPage preview={paper.data} onDone={() => navigate(simulatePath)} />
  }
  const status = paper.error instanceof ApiError ? paper.error.status : undefined
  if (part === null || status === 404 || status === 400) {
    return (
      <PreviewNothing title="This paper is not there" back={back}>
        It may have been withdrawn, or the address is not complete.
      </PreviewNothing>
    )
  }
  return paper.isError ? (
    <PreviewFailed error={paper.error} onRetry={() => paper.refetch()} back={back} />
  ) : (
    <RunnerSkeleton label="Loading the questions" />
  )
}
