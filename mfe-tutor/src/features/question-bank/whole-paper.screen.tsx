import { ApiError } from '@portal/shared/api'
import { ItemStatisticsLegend, lengthInWords } from '@portal/shared/question-bank'
import { QuestionReview } from '@portal/shared/question-runner'
import { useParams } from '@portal/shared/router'
import {
  Button,
  Disclosure,
  EmptyState,
  FailedState,
  LinkButton,
  messageOf,
  Page,
  PageHeader,
  SkeletonList,
  Stack,
} from '@portal/shared/ui'
import { Printer } from 'lucide-react'
import { simulatePath } from '../../preview/bank.rules.ts'
import { readPart } from './bank.early.ts'
import { usePaper } from './bank.queries.ts'
import { QuestionStatistics } from './question-statistics.tsx'

/** A part of a paper on one page: every question with its solution and statistics, to print too. */
export default function WholePaperScreen() {
  const { id } = useParams()
  const part = readPart(id)
  const paper = usePaper(part)
  const all = (
    <LinkButton to={simulatePath} variant="secondary">
      All papers
    </LinkButton>
  )
  const status = paper.error instanceof ApiError ? paper.error.status : undefined
  if (paper.data === undefined) {
    return (
      <Page>
        <PageHeader title="Whole paper" actions={all} />
        {part === null || status === 404 || status === 400 ? (
          <EmptyState illustration="search" title="This paper is not there" action={all}>
            It may have been withdrawn, or the address is not complete.
          </EmptyState>
        ) : paper.isError ? (
          <FailedState title="The paper could not be loaded" onRetry={() => paper.refetch()}>
            {messageOf(paper.error)}
          </FailedState>
        ) : (
          <SkeletonList rows={8} />
        )}
      </Page>
    )
  }
  const { title, section, set, statistics } = paper.data
  return (
    <Page>
      <PageHeader
        title={title}
        description={`${lengthInWords(section)}, with solutions and how students have done.`}
        actions={
          <>
            {all}
            <LinkButton to={`${simulatePath}/${section.examSectionId}`} variant="secondary">
              Work through
            </LinkButton>
            <Button
              variant="primary"
              icon={<Printer size={18} aria-hidden />}
              onClick={() => window.print()}
            >
              Print
            </Button>
          </>
        }
      />
      <Disclosure summary="What the figures mean">
        <ItemStatisticsLegend />
      </Disclosure>
      <Stack as="ol" gap="6" listStyleType="none" aria-label="Questions">
        {set.questions.map((question) => (
          <li key={question.questionId}>
            <QuestionReview
              question={question}
              preview
              details={
                <QuestionStatistics
                  number={question.number}
                  figures={statistics.find((one) => one.questionId === question.questionId)}
                  hasTooltips={false}
                />
              }
            />
          </li>
        ))}
      </Stack>
    </Page>
  )
}
