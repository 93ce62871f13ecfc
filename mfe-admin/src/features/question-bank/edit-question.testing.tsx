import { ApiError } from '@portal/shared/api'
import { pathTo } from '@portal/shared/contract'
import { type FakeCalls, renderScreen } from '@portal/shared/testing'
import { lookups, previewAnswer } from './calls.testing.ts'
import EditQuestionScreen from './edit-question.screen.tsx'
import { questionCall, updateCall } from './questions.queries.ts'
import { makeEditedQuestion, makeFiling } from './questions.testing.ts'

/** A question of two answers, b the correct one: each answer costs two editors. */
export const editedQuestion = makeEditedQuestion({
  questionAssignments: [makeFiling()],
  answers: makeEditedQuestion()
    .answers.slice(1, 3)
    .map((answer, at) => ({ ...answer, id: at + 1, letter: 'ab'.charAt(at) })),
})

/** Opens the editor of a question. */
export const edit = (more: FakeCalls = {}, id = 'qu-42') =>
  renderScreen(<EditQuestionScreen />, {
    ...{ role: 'Admin', route: '/question-bank/question-admin/edit-question/:id' },
    path: pathTo('/question-bank/question-admin/edit-question/:id', { id }),
    calls: {
      [questionCall]: editedQuestion,
      [updateCall]: { version: 4, isNew: true },
      ...previewAnswer,
      ...lookups,
      ...more,
    },
  })

/** A refusal, with what the server says of it; '' where it says nothing. */
export const refusal = (status: number, serverMessage = '', data?: unknown) =>
  new ApiError({ status, message: serverMessage, serverMessage, data })
