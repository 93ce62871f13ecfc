// @vitest-environment jsdom
import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  explainedFlag,
  type FakeCalls,
  makeFlag,
  makeFlagPage,
  makeFlagPageOfTutor,
  type RenderScreenOptions,
  renderScreen,
  screen,
  tellLive,
  testFlagId,
  within,
} from '@portal/shared/testing'
import { describe, expect, it } from 'vitest'
import { FlaggedQuestion } from './flagged-question.tsx'

const flagCall = 'GET /Question/QuestionFlag/GetFlag'

const renderFlag = (
  answer: FakeCalls[typeof flagCall],
  options: Omit<RenderScreenOptions, 'calls'> = {},
) =>
  renderScreen(<FlaggedQuestion />, {
    path: `/flagged-question-view/${testFlagId}`,
    route: '/flagged-question-view/:id',
    calls: { [flagCall]: answer },
    ...options,
  })

const messages = () =>
  within(screen.getByRole('list', { name: 'Messages' })).getAllByRole('listitem')

describe('a flag as its student sees it', () => {
  it('shows the question with own answer, key and solution, and what was said', async () => {
    const { network } = renderFlag(makeFlagPage(explainedFlag))
    expect(await screen.findByText('Your answer, wrong')).toBeVisible()
    expect(network.requestsOf(flagCall)[0]?.query).toEqual({ flagId: testFlagId })
    expect(screen.getByText('Right answer')).toBeVisible()
    expect(screen.getByText('Gravity pulls it down.')).toBeVisible()
    expect(screen.getByText('Friction needs contact.')).toBeVisible()
    const [flag, answer] = messages()
    expect(flag).toHaveTextContent(/^You.*Is air resistance not a force\?/)
    expect(answer).toHaveTextContent(/^Tom Harper.*in a vacuum\./)
    expect(screen.getAllByText('Explained')).toHaveLength(2)
    expect(screen.queryByText('How students have done')).toBeNull()
    await expectNoAxeViolations()
  })

  it('keeps the key back until the question is answered', async () => {
    const { question } = makeFlagPage()
    renderFlag(makeFlagPage({ question: { ...question, studentLetter: null, key: null } }))
    expect(await screen.findByText('You have not answered it yet.')).toBeVisible()
    expect(screen.getByText(/show here once you have answered/)).toBeVisible()
    expect(screen.queryByText('Right answer')).toBeNull()
  })

  it('says that a question is at fault', async () => {
    renderFlag(makeFlagPage({ flag: makeFlag({ state: 'answered', outcome: 'fault' }) }))
    expect(await screen.findByText(/Your tutor found that the question is at fault/)).toBeVisible()
  })
})

describe('a flag that was settled', () => {
  const settled = (settledAs: 'changed' | 'unchanged') =>
    makeFlagPage({
      flag: makeFlag({
        ...{ state: 'answered', outcome: 'fault', settledAs },
        settledAt: '2027-03-05T10:00:00.000Z',
      }),
    })

  it.each([
    ['changed', 'Question changed', /The question was changed because of what you said/],
    ['unchanged', 'Question stays', /looked at again and stays as it is/],
  ] as const)('says that the question was left %s, and when', async (settledAs, badge, words) => {
    renderFlag(settled(settledAs))
    expect(await screen.findAllByText(badge)).toHaveLength(2)
    expect(screen.getByText(words)).toHaveTextContent('Settled on Friday 5 March 2027.')
  })

  it('shows at once what came of it while the page is open', async () => {
    const { network } = renderFlag(makeFlagPage())
    expect(await screen.findAllByText('Open')).not.toHaveLength(0)
    network.answer({ [flagCall]: settled('changed') })
    tellLive()
    expect(await screen.findAllByText('Question changed')).toHaveLength(2)
  })
})

describe('a flag as a tutor sees it', () => {
  it('shows what the student typed where there are no options', async () => {
    const { question } = makeFlagPage()
    renderFlag(
      makeFlagPage({
        mayReply: false,
        question: {
          ...question,
          questionType: 4,
          options: [],
          studentLetter: null,
          studentText: 'x/2 + 7',
        },
      }),
    )
    expect(await screen.findByText('x/2 + 7')).toBeVisible()
    expect(screen.queryByText(/has not answered it yet/)).toBeNull()
  })

  it('names the student, and shows statistics and the suggested change', async () => {
    renderFlag(
      makeFlagPageOfTutor({
        flag: makeFlag({ state: 'answered', outcome: 'fault' }),
        suggestedChange: 'Say that it falls in a vacuum.',
      }),
      { role: 'Tutor' },
    )
    expect(await screen.findByText('Maya’s answer, wrong')).toBeVisible()
    expect(screen.getByText(/Flagged by Maya Clarke on/)).toBeVisible()
    expect(screen.getByRole('region', { name: 'Suggested change' })).toHaveTextContent('vacuum')
    expect(screen.getByText('Facility').closest('div')).toHaveTextContent('62%')
    expect(screen.getByText('Discrimination').closest('div')).toHaveTextContent('not available')
    await expectNoAxeViolations()
  })

  it('says of a question without statistics that they are not available', async () => {
    renderFlag(makeFlagPageOfTutor({ statistics: null }), { role: 'Senior Tutor' })
    expect(await screen.findAllByText('not available')).toHaveLength(7)
  })
})

describe('a flag that does not come', () => {
  it.each([
    [404, 'Student', 'Your flagged questions', '/resources/student-flagged-questions'],
    [400, 'Tutor', 'Go to the question bank', '/resources/tutor/question-bank'],
    [404, 'Senior Tutor', 'Go to the question bank', '/resources/tutor/question-bank'],
    [404, 'Admin', 'Flagged questions', '/question-bank/question-admin/flagged-questions'],
  ] as const)('is not there (%s), with the way out of a %s', async (status, role, name, to) => {
    renderFlag(new ApiError({ status, message: 'The flag was not found.' }), { role })
    expect(await screen.findByText('This flag is not there')).toBeVisible()
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', to)
    await expectNoAxeViolations()
  })

  it('can be asked for again after a failure, under the same heading', async () => {
    const { user, network } = renderFlag(new ApiError({ status: 403, message: 'Not now.' }))
    const heading = screen.getByRole('heading', { level: 1, name: 'Flagged question' })
    expect(screen.getByText('Loading the flag')).toBeInTheDocument()
    expect(await screen.findByText('The flag could not be loaded')).toBeVisible()
    network.answer({ [flagCall]: makeFlagPage() })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Your answer, wrong')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading)
  })
})
