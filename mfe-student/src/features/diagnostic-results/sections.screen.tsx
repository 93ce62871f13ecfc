import { holds } from '@portal/shared/contract'
import { DiagnosticResult } from '@portal/shared/diagnostic-results'
import { useViewer } from '@portal/shared/session'
import { useReviewExtras } from './review-extras.tsx'

/** The student's own test; bookmarks and notes belong to the question bank. */
export default function SectionsScreen() {
  const viewer = useViewer()
  const extras = useReviewExtras()
  const hasBank = viewer !== null && holds('questionBank')(viewer)
  return <DiagnosticResult extras={hasBank ? extras : undefined} />
}
