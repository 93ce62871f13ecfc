import { Form } from '@portal/shared/forms'
import { Button, Card, Row, Stack } from '@portal/shared/ui'
import type { EditedQuestion } from '../questions.queries.ts'
import { FilingCards } from './filing-cards.tsx'
import { NewFilings } from './filings.tsx'
import { useFilingsForm } from './use-filings-form.ts'

/** Where a question is filed, and the forms that file it further. */
export function FilingsCard({ question }: { question: EditedQuestion }) {
  const form = useFilingsForm(question.id)
  const hasForms = form.values.questionAssignments.length > 0
  return (
    <Card title="Assignments" description="Where students meet this question.">
      <Stack gap="4">
        <FilingCards questionId={question.id} filings={question.questionAssignments} />
        <Form label="New assignments" {...form.frame}>
          <NewFilings form={form} />
          {hasForms ? (
            <Row>
              <Button type="submit" variant="primary" loading={form.isWriting}>
                Update Assignments
              </Button>
            </Row>
          ) : null}
        </Form>
      </Stack>
    </Card>
  )
}
