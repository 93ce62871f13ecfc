import { ApiError } from '@portal/shared/api'
import { pathTo } from '@portal/shared/contract'
import { ItemStatisticsLegend, lengthInWords } from '@portal/shared/question-bank'
import { QuestionsReview, useReviewAddress } from '@portal/shared/question-runner'
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
} from '@portal/shared/ui'
import { Printer } from 'lucide-react'
import { simulatePath } from '../../preview/bank.rules.ts'
import { readPart } from './bank.prefetch.ts'
import { usePaper } from './bank.queries.ts'
import { QuestionStatistics } from './question-statistics.tsx'

/** A part of a paper with solutions and statistics, question by question; printed it is whole. */
export default function WholePaperScreen() {
  const { id } = useParams()
  const part = readPart(id)
  const paper = usePaper(part)
  const address = useReviewAddress()
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
            <LinkButton
              to={pathTo('/resources/tutor/question-bank/simulate/:start', {
                start: section.examSectionId,
              })}
              variant="secondary"
            >
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
      <QuestionsReview
        questions={set.questions}
        address={address}
        empty={<EmptyState illustration="questions" title="This part has no questions" />}
        reviewOf={({ questionId, number }) => ({
          preview: true,
          details: (
            <QuestionStatistics
              number={number}
              figures={statistics.find((one) => one.questionId === questionId)}
              hasTooltips={false}
            />
          ),
        })}
      />
    </Page>
  )
}
