import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  makeVerdict,
  renderScreen,
  screen,
  waitFor,
} from '@portal/shared/testing'
import { describe, expect, it } from 'vitest'
import { bankCalls, setId } from './question-bank.testing.ts'
import SolutionsScreen from './solutions.screen.tsx'

const path = '/resources/question-bank/revise/solutions'
const solutions = 'GET /Revise/api/Revise/GetSolutions'

const renderSolutions = (calls: FakeCalls = {}, query = `?set=${setId}`) =>
  renderScreen(<SolutionsScreen />, { path: path + query, route: path, calls: bankCalls(calls) })

const questions = () => screen.getAllByRole('heading', { name: /^Question \d/ })

describe('the solutions of a set', () => {
  it('shows one question at a time with answer, key and worked solution', async () => {
    const { user, address } = renderSolutions()
    expect(
      await screen.findByRole('heading', { name: 'Solutions: Physics · Mechanics' }),
    ).toHaveFocus()
    expect(screen.getAllByText('1 of 4')).toHaveLength(2)
    expect(questions()).toHaveLength(1)
    expect(screen.getByText('Your answer, right')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Next question' }))
    expect(await screen.findByText('My essay')).toBeVisible()
    expect(questions()).toHaveLength(1)
    expect(address()).toBe(`${path}?set=${setId}&question=2`)
    await expectNoAxeViolations()
  })

  it('can be had as a PDF', async () => {
    URL.createObjectURL = () => 'blob:pdf'
    const { user, network } = renderSolutions({
      'GET /Revise/api/Revise/GetSolutionsPdf': new Blob(['%PDF']),
    })
    await user.click(await screen.findByRole('button', { name: 'Download PDF' }))
    await waitFor(() =>
      expect(network.requestsOf('GET /Revise/api/Revise/GetSolutionsPdf')[0]?.query).toEqual({
        setId,
      }),
    )
  })

  it('opens where the address says, as a list too', async () => {
    renderSolutions({}, `?set=${setId}&view=list&question=4`)
    expect(await screen.findByText('No answer was given.')).toBeVisible()
    const rows = screen.getAllByRole('button', { name: /^Question \d/ })
    expect(rows.map((row) => row.getAttribute('aria-expanded'))).toEqual([
      'false',
      'false',
      'false',
      'true',
    ])
    expect(questions()).toHaveLength(1)
    await expectNoAxeViolations()
  })

  it('shows the wrong ones only', async () => {
    const { user, address } = renderSolutions()
    await user.click(await screen.findByRole('radio', { name: 'Wrong (1)' }))
    expect(questions()).toHaveLength(1)
    expect(address()).toBe(`${path}?set=${setId}&show=wrong`)
  })

  it('lets an essay be marked by its author, once', async () => {
    const { user, network } = renderSolutions(
      {
        'POST /Revise/api/Revise/SelfMark': makeVerdict({
          isCorrect: null,
          mark: 0.5,
          criteria: ['Clear', 'Short'],
          criteriaMet: [true, false],
        }),
      },
      `?set=${setId}&question=2`,
    )
    await user.click(await screen.findByRole('checkbox', { name: 'Clear' }))
    await user.click(screen.getByRole('button', { name: 'Save my marking' }))
    expect(await screen.findByRole('heading', { name: 'Your marking: 1 of 2' })).toHaveFocus()
    expect(network.requestsOf('POST /Revise/api/Revise/SelfMark')[0]?.body).toEqual({
      setId,
      questionId: 2,
      criteriaMet: [true, false],
    })
    expect(screen.queryByRole('button', { name: 'Save my marking' })).toBeNull()
  })

  it('bookmarks at once and takes it back when that fails', async () => {
    const { user } = renderSolutions({
      'POST /Question/Question/SetBookmark': new ApiError({ status: 0, message: 'Lost.' }),
    })
    const [bookmark] = await screen.findAllByRole('button', { name: 'Bookmark' })
    if (bookmark === undefined) throw new Error('No bookmark')
    await user.click(bookmark)
    expect(
      await screen.findByText('The bookmark could not be changed. The connection was lost.'),
    ).toBeInTheDocument()
    await waitFor(() => expect(bookmark).toHaveAttribute('aria-pressed', 'false'))
  })

  it('keeps why an answer was wrong', async () => {
    const { user, network } = renderSolutions(
      { 'POST /Revise/api/Revise/SetMissReason': undefined },
      `?set=${setId}&show=wrong`,
    )
    await user.click(await screen.findByRole('button', { name: 'Misread' }))
    await waitFor(() =>
      expect(network.requestsOf('POST /Revise/api/Revise/SetMissReason')[0]?.body).toEqual({
        questionId: 3,
        reason: 'misread',
      }),
    )
    expect(screen.getByRole('button', { name: 'Misread' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('starts a set of similar questions', async () => {
    const { user, network, address } = renderSolutions(
      {
        'GET /Question/Question/GetSimilarQuestions': [41, 42].map((questionId) => ({
          questionId,
          summary: `Question ${questionId}`,
          summaryHtml: `Question ${questionId}`,
          topicName: 'Forces',
          difficulty: 3,
          status: 'unused',
        })),
      },
      `?set=${setId}&show=wrong`,
    )
    await user.click(await screen.findByRole('button', { name: 'Similar questions' }))
    await user.click(await screen.findByRole('button', { name: 'Practise these' }))
    await waitFor(() =>
      expect(address()).toBe(`/resources/question-bank/revise/mechanics/${setId}`),
    )
    expect(network.requestsOf('POST /Revise/api/Revise/CreateSet')[0]?.body).toMatchObject({
      admissionTestId: 1,
      sectionId: null,
      size: 2,
      questionIds: [41, 42],
    })
  })

  it('shows the latest set when none is named', async () => {
    const { network } = renderSolutions({}, '')
    expect(await screen.findByText('Your answer, right')).toBeVisible()
    expect(network.requestsOf(solutions)[0]?.query).toEqual({ setId })
  })

  it('says what will be here before the first set', async () => {
    renderSolutions({ 'GET /Revise/api/Revise/GetPastSets': { sets: [], totalCount: 0 } }, '')
    expect(await screen.findByText('No finished sets yet')).toBeVisible()
  })

  it.each([
    [409, 'This set is not finished'],
    [404, 'This set is not there'],
    [400, 'This set is not there'],
    [403, 'The solutions could not be loaded'],
  ])('explains a %s', async (status, title) => {
    renderSolutions({ [solutions]: new ApiError({ status, message: 'No.' }) })
    expect(await screen.findByText(title)).toBeVisible()
  })
})
