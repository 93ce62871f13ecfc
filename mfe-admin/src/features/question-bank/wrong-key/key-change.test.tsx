import { screen, waitFor, within } from '@portal/shared/testing'
import { expect, it } from 'vitest'
import { edit, editedQuestion } from '../edit-question.testing.tsx'
import { questionCall, updateCall } from '../questions.queries.ts'
import { applyCall, correctionsCall, planCall } from './corrections.queries.ts'
import { makeCorrection, makePlan } from './corrections.testing.ts'

const correction = makeCorrection()

it('of an answered question is planned and applied before the rest is saved', async () => {
  const { user, network } = edit({
    [questionCall]: { ...editedQuestion, isAnswered: true },
    [planCall]: makePlan(),
    [applyCall]: { correctionId: correction.id },
    [correctionsCall]: [correction],
  })
  await user.click(await screen.findByRole('radio', { name: 'A' }))
  await user.click(screen.getByRole('button', { name: 'Update' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct the key' }))
  expect(await dialog.findByText('1 answer loses a mark')).toBeVisible()
  expect(network.requestsOf(updateCall)).toEqual([])
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'A is right')
  await user.click(dialog.getByRole('button', { name: 'Apply' }))
  const { version, solution } = editedQuestion
  network.answer({ [questionCall]: { ...editedQuestion, isAnswered: true, version: version + 1 } })
  await waitFor(() =>
    expect(network.requestsOf(applyCall)[0]?.body).toMatchObject({
      ...{ questionId: editedQuestion.id, version, correctLetter: 'a', countsOld: false, solution },
    }),
  )
  expect(network.requestsOf(planCall)[0]?.body).toMatchObject({ correctLetter: 'a' })
  await user.click(await screen.findByRole('button', { name: 'Done' }))
  // The rest of what was typed goes on top of the version with the new key.
  await waitFor(() =>
    expect(network.requestsOf(updateCall).map(({ body }) => body)).toMatchObject([
      { version: version + 1 },
    ]),
  )
})
