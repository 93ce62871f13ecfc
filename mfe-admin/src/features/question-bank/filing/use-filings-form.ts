import { bodyOf } from '@portal/shared/bodies'
import { useForm } from '@portal/shared/forms'
import { useWrite } from '@portal/shared/query'
import { toast } from '@portal/shared/ui'
import { changes, fileCall } from '../questions.queries.ts'
import { saidOrElse } from '../said.ts'
import { type FilingValues, filingFaults, sentFiling } from './filing.rules.ts'

const start: { questionAssignments: FilingValues[] } = { questionAssignments: [] }

/** The forms of new filings of a question that is there: all are made, or none. */
export function useFilingsForm(questionId: number) {
  const file = useWrite(fileCall, { changes })
  return useForm({
    name: `filings of question ${questionId}`,
    start,
    schema: bodyOf('POST /question/admin/Question/AddQuestionAssignments'),
    body: ({ questionAssignments }) => ({
      questionId,
      questionAssignments: questionAssignments.map(sentFiling),
    }),
    check: ({ questionAssignments }) => filingFaults(questionAssignments),
    failed: null,
    write: async (body) => {
      try {
        return await file.write({ body })
      } catch (error) {
        toast.danger(saidOrElse(error, 'Something went wrong'))
        throw error
      }
    },
    done: () => toast.success('Assignments Added Successfully'),
  })
}

/** The forms of filings of a question that is still to be made: they are sent with it. */
export function useNewFilings() {
  return useForm({
    name: 'filings of a new question',
    start,
    check: ({ questionAssignments }) => filingFaults(questionAssignments),
    write: async () => undefined,
  })
}

export type FilingsForm = ReturnType<typeof useFilingsForm>
