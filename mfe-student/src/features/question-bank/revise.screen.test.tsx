import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  renderScreen,
  screen,
  waitFor,
} from '@portal/shared/testing'
import { describe, expect, it } from 'vitest'
import { bankCalls, newBank, setId } from './question-bank.testing.ts'
import ReviseScreen from './revise.screen.tsx'

const path = '/resources/question-bank/revise'
const create = 'POST /Revise/api/Revise/CreateSet'
const count = 'GET /Question/Question/GetQuestionCount'

const renderRevise = (calls: FakeCalls = {}, query = '') =>
  renderScreen(<ReviseScreen />, { path: path + query, route: path, calls: bankCalls(calls) })

const counted = () => screen.findByText('25 questions fit')

describe('building a set', () => {
  it('offers test, the parts of the student, subjects and topics with counts', async () => {
    renderRevise()
    await counted()
    expect(screen.getByRole('combobox', { name: 'Admissions test' })).toHaveDisplayValue('ESAT')
    expect(screen.getByRole('radio', { name: 'Mathematics 1' })).toBeChecked()
    expect(screen.queryByRole('radio', { name: 'Biology' })).toBeNull()
    expect(screen.getByRole('checkbox', { name: 'Forces (12)' })).not.toBeChecked()
    expect(screen.getByText('20 questions')).toBeVisible()
    await expectNoAxeViolations()
  })

  it('counts again as filters change, keeps them in the address, and starts the set', async () => {
    const { user, network, address } = renderRevise()
    await counted()
    await user.click(screen.getByRole('checkbox', { name: 'Mechanics' }))
    expect(screen.getByRole('checkbox', { name: 'Forces (12)' })).toBeChecked()
    await user.click(screen.getByRole('checkbox', { name: 'Not used yet' }))
    await user.click(screen.getByRole('radio', { name: /^At the end/ }))
    await waitFor(() =>
      expect(network.requestsOf(count).at(-1)?.query).toMatchObject({
        topicIds: '5,6',
        status: 'unused',
        sectionId: '1',
      }),
    )
    expect(address()).toBe(`${path}?subjects=3&status=unused&feedback=end`)
    await user.click(screen.getByRole('button', { name: 'Start' }))
    await waitFor(() => expect(address()).toBe(`${path}/mechanics/${setId}`))
    expect(network.requestsOf(create)[0]?.body).toEqual({
      admissionTestId: 1,
      sectionId: 1,
      subjectIds: [3],
      topicIds: [],
      status: ['unused'],
      difficulties: [],
      questionTypes: [],
      size: 10,
      order: 'random',
      feedback: 'end',
      timing: 'none',
      minutes: null,
      secondsPerQuestion: null,
    })
  })

  it('keeps what is filled in and pressed before the topics have come', async () => {
    let arrive: () => void = () => undefined
    const sections = new Promise<{ id: number; sectionNo: string }[]>((done) => {
      arrive = () => done([{ id: 1, sectionNo: 'Mathematics 1' }])
    })
    const { user, network, address } = renderRevise({
      'GET /Subject/SectionNumber/:id': () => sections,
    })
    const size = await screen.findByRole('spinbutton', { name: 'Number of questions' })
    await user.clear(size)
    await user.type(size, '2')
    await user.click(screen.getByRole('checkbox', { name: 'Multiple choice' }))
    await user.click(screen.getByRole('button', { name: 'Start' }))
    expect(network.requestsOf(create)).toEqual([])
    arrive()
    await waitFor(() => expect(address()).toBe(`${path}/mechanics/${setId}`))
    expect(network.requestsOf(create)).toHaveLength(1)
    expect(network.requestsOf(create)[0]?.body).toMatchObject({ size: 2, questionTypes: [1] })
  })

  it('refuses 0 and 101 questions, and more than there are, at the field', async () => {
    const { user, network } = renderRevise()
    await counted()
    const size = screen.getByRole('spinbutton', { name: 'Number of questions' })
    for (const [typed, message] of [
      ['0', 'A set has 1 to 100 questions'],
      ['101', 'A set has 1 to 100 questions'],
      ['30', 'Only 25 questions fit these filters; ask for 25 or fewer.'],
    ] as const) {
      await user.clear(size)
      await user.type(size, typed)
      await user.click(screen.getByRole('button', { name: 'Start' }))
      expect(size).toHaveAccessibleDescription(expect.stringContaining(message))
      expect(size).toHaveFocus()
    }
    expect(network.requestsOf(create)).toEqual([])
  })

  it("shows the server's refusal at its field", async () => {
    const message = 'Only 3 questions fit these filters; ask for 3 or fewer.'
    const { user } = renderRevise({
      [create]: new ApiError({
        status: 422,
        message,
        errors: [{ path: 'body.size', message }],
      }),
    })
    await counted()
    await user.click(screen.getByRole('button', { name: 'Start' }))
    await waitFor(() =>
      expect(
        screen.getByRole('spinbutton', { name: 'Number of questions' }),
      ).toHaveAccessibleDescription(expect.stringContaining(message)),
    )
  })

  it('says when the set could not be built, and keeps what was chosen', async () => {
    const { user } = renderRevise(
      { [create]: new ApiError({ status: 0, message: 'The connection was lost.' }) },
      '?status=flagged',
    )
    await counted()
    await user.click(screen.getByRole('button', { name: 'Start' }))
    expect(await screen.findByText('The set could not be built')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Flagged' })).toBeChecked()
  })

  it('suggests minutes for a timed set', async () => {
    const { user } = renderRevise()
    await counted()
    await user.click(screen.getByRole('radio', { name: /^For the whole set/ }))
    expect(screen.getByRole('spinbutton', { name: 'Minutes' })).toHaveValue(15)
  })

  it('times each question, and asks for its seconds at their field', async () => {
    const { user, network, address } = renderRevise()
    await counted()
    await user.click(screen.getByRole('radio', { name: /^For each question/ }))
    const seconds = screen.getByRole('spinbutton', { name: 'Seconds for each question' })
    expect(seconds).toHaveValue(89)
    await user.clear(seconds)
    await user.click(screen.getByRole('button', { name: 'Start' }))
    expect(seconds).toHaveFocus()
    expect(seconds).toHaveAccessibleDescription(expect.stringContaining('10 to 3,600 seconds'))
    await user.type(seconds, '60')
    expect(address()).toBe(`${path}?timed=question&seconds=60`)
    await user.click(screen.getByRole('button', { name: 'Start' }))
    await waitFor(() => expect(network.requestsOf(create)).toHaveLength(1))
    expect(network.requestsOf(create)[0]?.body).toMatchObject({
      timing: 'question',
      minutes: null,
      secondsPerQuestion: 60,
    })
  })

  it('marks an adaptive set at once, and says why', async () => {
    const { user, network, address } = renderRevise({}, '?feedback=end')
    await counted()
    await user.click(screen.getByRole('radio', { name: /^Adaptive/ }))
    expect(screen.getByRole('radio', { name: /^After each question/ })).toBeChecked()
    expect(screen.getByRole('radio', { name: /^At the end/ })).toBeDisabled()
    expect(screen.getByText(/An adaptive set marks every answer at once/)).toBeVisible()
    expect(address()).toBe(`${path}?order=adaptive`)
    await user.click(screen.getByRole('button', { name: 'Start' }))
    await waitFor(() => expect(network.requestsOf(create)).toHaveLength(1))
    expect(network.requestsOf(create)[0]?.body).toMatchObject({
      order: 'adaptive',
      feedback: 'each',
    })
    await expectNoAxeViolations()
  })

  it('counts what is due for review', async () => {
    const { user, network } = renderRevise()
    await counted()
    await user.click(screen.getByRole('checkbox', { name: 'Due for review' }))
    await waitFor(() =>
      expect(network.requestsOf(count).at(-1)?.query).toMatchObject({ status: 'due' }),
    )
  })

  it("shows the server's refusals of topics and of feedback where they belong", async () => {
    const { user } = renderRevise({
      [create]: new ApiError({
        status: 422,
        message: 'No.',
        errors: [
          { path: 'body.topicIds.0', message: 'A topic chosen does not belong to Physics.' },
          { path: 'body.feedback', message: 'Feedback after each question only.' },
        ],
      }),
    })
    await counted()
    await user.click(screen.getByRole('button', { name: 'Start' }))
    const title = await screen.findByText('Choose the subjects and topics again')
    expect(title.closest('[role=alert]')).toHaveTextContent('does not belong to Physics.')
    expect(screen.getByRole('radiogroup', { name: 'Solutions' })).toHaveAccessibleDescription(
      expect.stringContaining('Feedback after each question only.'),
    )
    expect(screen.queryByText('The set could not be built')).toBeNull()
  })

  it('fails in words when the subjects cannot be had', async () => {
    const { user, network } = renderRevise({
      'GET /Question/Question/GetSectionSubjectsForRevise': new ApiError({
        status: 400,
        message: 'Away.',
      }),
    })
    expect(await screen.findByText('The subjects could not be loaded')).toBeVisible()
    network.answer(bankCalls())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('checkbox', { name: 'Mechanics' })).toBeVisible()
  })

  it('shows unfinished sets', async () => {
    renderRevise()
    expect(await screen.findByRole('link', { name: 'Continue Physics · Mechanics' })).toBeVisible()
  })
})

describe('statistics', () => {
  it('counts accuracy and time, in all and by topic', async () => {
    const { user, address } = renderRevise()
    await user.click(await screen.findByRole('tab', { name: 'Statistics' }))
    expect(await screen.findByText('1 min 35 s')).toBeVisible()
    const table = screen.getByRole('table', { name: 'Accuracy and time by topic' })
    // The figures of the last weeks have the plain names, here and everywhere.
    for (const label of ['Questions answered', 'Right answers']) {
      expect(screen.getByText(`${label}, all time`)).toBeVisible()
      expect(screen.getByText(label)).toBeVisible()
    }
    expect(table).toHaveTextContent('Forces')
    expect(table).toHaveTextContent('1 min 52 s')
    expect(table).toHaveTextContent('Weak, 58% ± 14')
    expect(table).not.toHaveTextContent('Motion')
    expect(address()).toBe(`${path}?view=statistics`)
    await expectNoAxeViolations()
  })

  it('keeps the order of the table in the address', async () => {
    const { user, address } = renderRevise({}, '?view=statistics&sort=-time')
    const header = (name: string) => screen.getByRole('columnheader', { name })
    await screen.findByRole('table', { name: 'Accuracy and time by topic' })
    expect(header('Time per question')).toHaveAttribute('aria-sort', 'descending')
    await user.click(screen.getByRole('button', { name: 'Topic' }))
    expect(address()).toBe(`${path}?view=statistics&sort=topic`)
    expect(header('Topic')).toHaveAttribute('aria-sort', 'ascending')
  })

  it('explains itself before the first answer', async () => {
    renderRevise({ 'GET /Revise/api/Revise/GetReviseDashBoardData': newBank }, '?view=statistics')
    expect(await screen.findByText('Nothing to count yet')).toBeVisible()
  })
})
