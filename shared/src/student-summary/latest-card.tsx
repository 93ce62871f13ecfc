import { gradeText, gradeWords } from '@portal/shared/contract'
import { Card, DateText, EmptyState, FactList, LinkButton } from '@portal/shared/ui'
import type { Overview } from './summary.queries.ts'

interface LatestCardProps {
  card: Overview['latestCard']
  /** Where all of them are. */
  allAt: string
}

/** The report card that was submitted last, and the way to all of them. */
export function LatestCard({ card, allAt }: LatestCardProps) {
  if (card === null) {
    return (
      <Card title="Latest report card">
        <EmptyState compact title="No report card yet" illustration="chart">
          At the end of each term the tutors grade the student’s skills.
        </EmptyState>
      </Card>
    )
  }
  const { subject, tutorName, termName, submittedAt, grades, predictedGrade, test, comment } = card
  return (
    <Card
      title="Latest report card"
      description={
        <>
          {`${subject} with ${tutorName}, ${termName}, submitted `}
          <DateText moment={submittedAt} />
        </>
      }
      action={
        <LinkButton to={allAt} size="sm">
          All report cards
        </LinkButton>
      }
    >
      <FactList
        items={[
          ...(predictedGrade === null
            ? []
            : [
                {
                  label: test === null ? 'Predicted grade' : `Predicted grade, ${test}`,
                  value: gradeText(predictedGrade),
                },
              ]),
          ...grades.map(({ skill, grade }) => ({
            label: skill,
            value: `${grade} of ${gradeWords.length}, ${(gradeWords[grade - 1] ?? '').toLowerCase()}`,
          })),
          { label: 'Comment', value: comment },
        ]}
      />
    </Card>
  )
}
