import { ApiError } from '@portal/shared/api'
import { keyOf } from '@portal/shared/query'
import {
  expectNoAxeViolations,
  type FakeCalls,
  makeSet,
  renderScreen,
  screen,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import DiagnosticScreen from './diagnostic.screen.tsx'
import { makeSection, makeTest } from './diagnostic.testing.ts'

const getTest = 'GET /Exam/Diagnostic/GetTest'
const startSection = 'POST /Exam/Diagnostic/StartSection'
const getSet = 'GET /Revise/api/Revise/GetSet'
const finish = 'POST /Revise/api/Revise/FinishSet'
const live = 'GET /health/live'
const setId = '0f8e1c1e-5a3b-4a59-9d51-111111111111'

const open = makeSection({ state: 'open', setId })
const done = makeSection({ state: 'finished', setId, correct: 9 })
const physics = makeSection({ position: 2, name: 'Physics' })

function renderTest(calls: FakeCalls = {}, isViewing = false) {
  return renderScreen(<DiagnosticScreen />, {
    path: '/diagnostic-test',
    claims: { isImpersonating: isViewing },
    calls: {
      [getTest]: makeTest(),
      [startSection]: { setId },
      [getSet]: makeSet({ id: setId, title: 'Diagnostic test · Mathematics 1' }),
      [live]: { status: 'live' },
      [finish]: {
        id: setId,
        kind: 'revise',
        title: 'Diagnostic test · Mathematics 1',
        subjectSlug: 'mixed',
        startedAt: '2027-03-01T10:00:00.000Z',
        finishedAt: '2027-03-01T10:20:00.000Z',
        answered: 0,
        correct: 0,
        total: 4,
        timeMs: 1000,
      },
      ...calls,
    },
  })
}

const inRunner = () => screen.findByRole('heading', { name: 'Question 1 of 4' })

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})

describe('the diagnostic test', () => {
  it('explains itself: sections, questions, minutes, rules', async () => {
    renderTest()
    await screen.findByRole('heading', { name: 'Find out where you stand' })
    expect(screen.getByText(/^2 sections, 24 questions, 36 minutes\./)).toBeVisible()
    const [first, second] = within(screen.getByRole('list', { name: 'Sections' })).getAllByRole(
      'listitem',
    )
    expect(first).toHaveTextContent('Section 1: Mathematics 1')
    expect(first).toHaveTextContent('12 questions in 18 minutes')
    expect(second).toHaveTextContent('Section 2: Physics')
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible()
    expect(await screen.findByText(/^Good: the server answers in \d+ ms$/)).toBeVisible()
    await expectNoAxeViolations()
  })

  it('says that there is no connection, and checks again', async () => {
    const { user, network } = renderTest({
      [live]: new ApiError({ status: 500, message: 'Away.' }),
    })
    expect(await screen.findByText('No connection')).toBeVisible()
    network.answer({ [live]: { status: 'live' } })
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await screen.findByText(/^Good/)).toBeVisible()
  })

  it('starts a section, hands it in, and pauses with what is next', async () => {
    const { user, network } = renderTest()
    const start = await screen.findByRole('button', { name: 'Start section 1' })
    network.answer({ [getTest]: makeTest({ sections: [open, physics] }) })
    await user.click(start)
    await inRunner()
    expect(network.requestsOf(startSection)[0]?.body).toEqual({
      testId: makeTest().id,
      position: 1,
    })
    const button = screen.getByRole('button', { name: 'Finish' })
    await waitFor(() => expect(button).toBeEnabled())
    await user.click(button)
    const dialog = await screen.findByRole('dialog', { name: 'Finish this section?' })
    expect(dialog).toHaveTextContent('there is no way back to this section')
    network.answer({ [getTest]: makeTest({ sections: [done, physics] }) })
    await user.click(within(dialog).getByRole('button', { name: 'Hand in' }))
    expect(await screen.findByRole('heading', { name: 'Section 1 is done' })).toHaveFocus()
    expect(
      screen.getByText(/^Take a break if you like\. Next: Physics, 12 questions/),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: 'Start section 2' })).toBeVisible()
    await expectNoAxeViolations()
  })

  it('goes into an open section at once, and back into it after leaving', async () => {
    const { user } = renderTest({ [getTest]: makeTest({ sections: [open, physics] }) })
    await inRunner()
    await user.click(screen.getByRole('button', { name: 'Exit' }))
    expect(await screen.findByRole('heading', { name: 'Section 1 is open' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Go on with section 1' }))
    await inRunner()
  })

  it('goes on from a section that was handed in before', async () => {
    const { network } = renderTest({
      [getTest]: () =>
        makeTest({ sections: [network.requestsOf(getTest).length > 1 ? done : open, physics] }),
      [getSet]: makeSet({ id: setId, state: 'finished' }),
    })
    expect(await screen.findByRole('heading', { name: 'Section 1 is done' })).toBeVisible()
  })

  it('shows the score by section, and lets the shell go on', async () => {
    const { client } = renderTest({
      [getTest]: makeTest({
        finishedAt: '2027-03-01T11:00:00.000Z',
        sections: [done, { ...physics, state: 'finished', setId, correct: 5 }],
      }),
    })
    expect(await screen.findByRole('heading', { name: /is done$/ })).toBeVisible()
    expect(screen.getByText('You got 14 of 24 questions right.')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'Mathematics 1' })).toHaveAttribute(
      'aria-valuetext',
      '9 of 12 right',
    )
    expect(screen.getByRole('progressbar', { name: 'Physics' })).toHaveAttribute(
      'aria-valuetext',
      '5 of 12 right',
    )
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/')
    expect(client.getQueryData(keyOf('GET /User/Student/DiagnosticTest'))).toBe(false)
    await expectNoAxeViolations()
  })

  it('says that there is none', async () => {
    renderTest({ [getTest]: null })
    expect(await screen.findByText('There is no diagnostic test for you')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/')
  })

  it('says why a section could not be started', async () => {
    const { user } = renderTest({
      [startSection]: new ApiError({ status: 409, message: 'Finish section 1 first.' }),
    })
    await user.click(await screen.findByRole('button', { name: 'Start section 1' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Finish section 1 first.')
  })

  it('fails in words and tries again', async () => {
    const { user, network } = renderTest({
      [getTest]: new ApiError({ status: 400, message: 'Away.' }),
    })
    expect(await screen.findByText('The test could not be loaded')).toBeVisible()
    network.answer({ [getTest]: makeTest() })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Start section 1' })).toBeVisible()
  })

  it('starts nothing while the portal is viewed as the student', async () => {
    const { user, network } = renderTest({}, true)
    const start = await screen.findByRole('button', { name: 'Start section 1' })
    await user.click(start)
    expect(start).toHaveAttribute('aria-disabled', 'true')
    expect(network.requestsOf(startSection)).toHaveLength(0)
  })
})
