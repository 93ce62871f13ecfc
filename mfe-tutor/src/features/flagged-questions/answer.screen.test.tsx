// @vitest-environment jsdom
import { ApiError } from '@portal/shared/api'
import { accessOfPath } from '@portal/shared/contract'
import {
  expectNoAxeViolations,
  explainedFlag,
  type FakeCalls,
  makeFlag,
  makeFlagPageOfTutor,
  renderScreen,
  screen,
  testFlagId,
  testUid,
} from '@portal/shared/testing'
import { afterEach, describe, expect, it } from 'vitest'
import AnswerScreen from './answer.screen.tsx'
import { flaggedQuestionsFeature } from './feature.ts'

const flagCall = 'GET /Question/QuestionFlag/GetFlag'
const flagsCall = 'GET /Question/tutor/QuestionFlag/GetFlags'
const answerCall = 'POST /Question/tutor/QuestionFlag/AnswerFlag'

const none = { flags: [], totalCount: 0, openCount: 0 }
const next = {
  flags: [
    { ...makeFlag({ id: testUid(7), questionSummary: 'What is a wave?' }), studentName: 'Ada Fry' },
  ],
  totalCount: 1,
  openCount: 1,
}

const renderAnswer = (calls: FakeCalls = {}) =>
  renderScreen(<AnswerScreen />, {
    role: 'Tutor',
    path: `/tutor/flagged-question/${testFlagId}`,
    route: '/tutor/flagged-question/:id',
    calls: { [flagCall]: makeFlagPageOfTutor(), [flagsCall]: none, ...calls },
  })

const field = (name: string) => screen.getByRole('textbox', { name })
const send = () => screen.getByRole('button', { name: 'Send the answer' })
const explained = () => screen.findByRole('radio', { name: /Explained/ })
const fault = () => screen.findByRole('radio', { name: /Question at fault/ })

afterEach(() => sessionStorage.clear())

describe('the answer to a flag', () => {
  it('explains, and leads on to the next open flag', async () => {
    const { user, network } = renderAnswer({ [answerCall]: undefined, [flagsCall]: next })
    await user.click(await explained())
    await user.type(field('Answer to the student'), 'It is so.')
    network.answer({ [flagCall]: makeFlagPageOfTutor(explainedFlag) })
    await user.click(send())
    const link = await screen.findByRole('link', { name: 'Next open flag' })
    expect(link).toHaveAttribute('href', `/tutor/flagged-question/${testUid(7)}`)
    expect(
      screen.getByText(/1 flag still waits. The next is from Ada Fry: What is a wave\?/),
    ).toBeVisible()
    expect(network.requestsOf(answerCall)[0]?.body).toEqual({
      flagId: testFlagId,
      outcome: 'explained',
      text: 'It is so.',
      suggestedChange: null,
    })
    expect(network.requestsOf(flagsCall)[0]?.query).toEqual({
      pageNo: '1',
      pageSize: '1',
      state: 'open',
    })
    expect(screen.queryByRole('button', { name: 'Send the answer' })).toBeNull()
    expect(screen.getByRole('group', { name: 'What comes next' })).toHaveFocus()
    expect(sessionStorage).toHaveLength(0)
    await expectNoAxeViolations()
  })

  it('names a fault with what should change', async () => {
    const { user, network } = renderAnswer({ [answerCall]: undefined })
    await user.click(await fault())
    await user.type(field('Answer to the student'), 'You are right.')
    await user.click(send())
    expect(field('What should be changed')).toHaveAccessibleDescription(
      /Say what should be changed/,
    )
    expect(field('What should be changed')).toHaveFocus()
    await expectNoAxeViolations()
    await user.type(field('What should be changed'), 'Say: in a vacuum.')
    await user.click(send())
    await screen.findByText(/Your answer is sent/)
    expect(network.requestsOf(answerCall).map(({ body }) => body)).toEqual([
      {
        flagId: testFlagId,
        outcome: 'fault',
        text: 'You are right.',
        suggestedChange: 'Say: in a vacuum.',
      },
    ])
  })

  it('says at each field what is missing, and sends nothing', async () => {
    const { user, network } = renderAnswer()
    await explained()
    await user.click(send())
    expect(screen.getByText(/Choose what came of it/)).toBeVisible()
    expect(field('Answer to the student')).toHaveAccessibleDescription(/Write an answer/)
    expect(network.requestsOf(answerCall)).toHaveLength(0)
  })

  it('shows what the server refuses at its field', async () => {
    const message = 'Say it in other words.'
    const { user } = renderAnswer({
      [answerCall]: new ApiError({
        status: 422,
        message,
        errors: [{ path: 'body.text', message }],
      }),
    })
    await user.click(await explained())
    await user.type(field('Answer to the student'), 'So.')
    await user.click(send())
    expect(await screen.findByText(new RegExp(message))).toBeVisible()
    expect(field('Answer to the student')).toHaveAccessibleDescription(new RegExp(message))
    expect(field('Answer to the student')).toHaveFocus()
  })

  it('keeps what was typed when it fails, and over a reload', async () => {
    const { user, unmount } = renderAnswer({
      [answerCall]: new ApiError({ status: 503, message: 'The database is away.' }),
    })
    await user.click(await fault())
    await user.type(field('Answer to the student'), 'Yes.')
    await user.type(field('What should be changed'), 'This.')
    await user.click(send())
    expect(
      await screen.findByText(/The database is away\. What you have typed is kept\./),
    ).toBeVisible()
    unmount()
    renderAnswer()
    expect(await fault()).toBeChecked()
    expect(field('Answer to the student')).toHaveValue('Yes.')
    expect(field('What should be changed')).toHaveValue('This.')
  })

  it('can be given once more, and says when no other flag waits', async () => {
    const { user } = renderAnswer({ [flagCall]: makeFlagPageOfTutor(explainedFlag) })
    expect(await screen.findByText('No other flag waits for an answer.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Answer once more' }))
    expect(send()).toBeVisible()
  })
})

it('stands on paths that tutors may open', () => {
  for (const { path, needs } of flaggedQuestionsFeature.screens) {
    expect(needs).toBeUndefined()
    expect(accessOfPath(path)).toEqual(expect.arrayContaining(['Tutor', 'Senior Tutor']))
  }
})
