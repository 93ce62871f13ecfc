import { call } from '@portal/shared/api'
import { DownloadButton } from '@portal/shared/downloads'
import { useParams, useSearchParams } from '@portal/shared/router'
import { Card, Heading, Stack, Tabs } from '@portal/shared/ui'
import { useReviewAddress } from '../question-runner/index.ts'
import { ResultFrame, useIsOwn } from './result-page.tsx'
import { useResult } from './results.queries.ts'
import { type ResultPage, topicsPathOf } from './results.rules.ts'
import { type ReviewExtras, SectionReview } from './section-review.tsx'
import { SectionScores } from './section-scores.tsx'

export interface DiagnosticResultProps {
  /** What the student can do with a question; left out for everybody else. */
  extras?: ReviewExtras
}

/** The finished test that the path names (`:id`): score by section, and every question again. */
export function DiagnosticResult({ extras }: DiagnosticResultProps) {
  const { id: testId = '' } = useParams()
  const result = useResult(testId)
  return (
    <ResultFrame
      title="Diagnostic test by section"
      query={result}
      other={{ to: topicsPathOf(testId), label: 'By topic, with a plan' }}
      action={
        <DownloadButton
          label="Download PDF"
          name="Diagnostic test.pdf"
          get={() => call('GET /Exam/Diagnostic/GetResultPdf', { query: { testId } })}
        />
      }
    >
      {(page) => (
        <>
          <Card title="Score" level={2}>
            <SectionScores {...page} />
          </Card>
          <Questions page={page} extras={extras} />
        </>
      )}
    </ResultFrame>
  )
}

function Questions({ page, extras }: { page: ResultPage; extras: ReviewExtras | undefined }) {
  const isOwn = useIsOwn()
  const [params, setParams] = useSearchParams()
  const address = useReviewAddress()
  const openSection = (position: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        next.set('section', position)
        next.delete('question')
        return next
      },
      { replace: true },
    )
  const review = (section: ResultPage['sections'][number]) => (
    <SectionReview
      key={section.position}
      section={section}
      studentName={isOwn ? undefined : page.studentName}
      address={address}
      extras={extras}
    />
  )
  const [first, ...others] = page.sections
  if (first === undefined) return null
  const asked = params.get('section')
  const open = page.sections.find(({ position }) => String(position) === asked) ?? first
  return (
    <Stack as="section" gap="5" aria-labelledby="questions">
      <Heading level={2} id="questions">
        Questions
      </Heading>
      {others.length === 0 ? (
        review(first)
      ) : (
        <Tabs
          label="Sections"
          value={String(open.position)}
          onValue={openSection}
          tabs={page.sections.map((section) => ({
            id: String(section.position),
            label: section.name,
            content: () => review(section),
          }))}
        />
      )}
    </Stack>
  )
}
