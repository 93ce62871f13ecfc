import { bodyOf } from '@portal/shared/bodies'
import { useForm } from '@portal/shared/forms'
import { useWrite } from '@portal/shared/query'
import { toast } from '@portal/shared/ui'
import { useRef } from 'react'
import { firstFilingFault, sentFiling } from '../filing/filing.rules.ts'
import type { FilingsForm } from '../filing/use-filings-form.ts'
import { createCall, questionsCall } from '../questions.queries.ts'
import { saidOrElse } from '../said.ts'
import { contentOf, newQuestion, questionLabels } from './question-values.rules.ts'
import { missingAt } from './use-question-form.ts'

/** How a new question is saved. */
export type CreateAs = 'draft' | 'live'

/**
 * The form of a question that is still to be made, with its filings.
 * @param done is given the id that it has now
 */
export function useCreateForm(filings: FilingsForm, done: (id: number, as: CreateAs) => void) {
  const create = useWrite(createCall, { changes: [questionsCall] })
  const as = useRef<CreateAs>('draft')
  const { questionAssignments } = filings.values
  const form = useForm({
    name: 'new question',
    start: newQuestion,
    schema: bodyOf('POST /question/admin/Question/Create'),
    body: (values) => ({
      ...contentOf(values),
      difficulty: Number(values.difficulty),
      ...(values.key.trim() !== '' && { key: values.key.trim() }),
      questionAssignments: questionAssignments.map(sentFiling),
      isPublished: as.current === 'live',
    }),
    check: (values) => (as.current === 'live' ? missingAt(values) : {}),
    labels: questionLabels,
    failed: null,
    write: async (body) => {
      try {
        return await create.write({ body })
      } catch (error) {
        toast.danger(saidOrElse(error, 'Something went wrong'))
        throw error
      }
    },
    done: ({ id }) => {
      filings.undo()
      done(id, as.current)
    },
  })
  return {
    form,
    /** Saves it as that; forms of filings that lack something are said first. */
    save: async (how: CreateAs) => {
      as.current = how
      if (firstFilingFault(questionAssignments) !== undefined) await filings.submit()
      else await form.submit()
    },
  }
}
