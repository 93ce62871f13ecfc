import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  makeResult,
  type RenderScreenOptions,
  renderScreen,
  screen,
  testResultId,
  waitFor,
} from '@portal/shared/testing'
import { describe, expect, it } from 'vitest'
import ResultListScreen from './list.screen.tsx'
import SectionsScreen from './sections.screen.tsx'

const listCall = 'GET /Exam/Diagnostic/GetResults'
const bookmarkCall = 'POST /Question/Question/SetBookmark'
const noteCall = 'POST /Question/Question/SetNote'

const { sections, ...head } = makeResult()
const listed = { ...head, sections: sections.map(({ set: _set, ...section }) => section) }

describe('the own diagnostic tests', () => {
  it('stand with their scores and lead to both pages', async () => {
    renderScreen(<ResultListScreen />, { calls: { [listCall]: [listed] } })
    expect(await screen.findByRole('heading', { name: /Test of .*1 March 2027/ })).toBeVisible()
    expect(screen.getByText('1 of 3 right')).toBeVisible()
    expect(screen.getByRole('link', { name: /By topic/ })).toHaveAttribute(
      'href',
      `/diagnostic-test-results-v2/${testResultId}`,
    )
    expect(screen.getByRole('link', { name: /By section/ })).toHaveAttribute(
      'href',
      `/diagnostic-test-results/${testResultId}`,
    )
    await expectNoAxeViolations()
  })

  it('are explained before the first', async () => {
    renderScreen(<ResultListScreen />, { calls: { [listCall]: [] } })
    expect(await screen.findByText('No finished diagnostic test yet')).toBeVisible()
    await expectNoAxeViolations()
  })

  it('can be asked for again after a failure', async () => {
    const { user, network } = renderScreen(<ResultListScreen />, {
      calls: { [listCall]: new ApiError({ status: 403, message: 'Not now.' }) },
    })
    expect(await screen.findByText('Your results could not be loaded')).toBeVisible()
    network.answer({ [listCall]: [listed] })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('1 of 3 right')).toBeVisible()
  })
})

describe('the own test by section', () => {
  const renderSections = (options: RenderScreenOptions = {}) =>
    renderScreen(<SectionsScreen />, {
      path: `/diagnostic-test-results/${testResultId}`,
      route: '/diagnostic-test-results/:id',
      claims: { hasQuestionBank: true },
      ...options,
      calls: { 'GET /Exam/Diagnostic/GetResult': makeResult(), ...options.calls },
    })
  const firstBookmark = async () => {
    const [bookmark] = await screen.findAllByRole('button', { name: 'Bookmark' })
    if (bookmark === undefined) throw new Error('No bookmark')
    return bookmark
  }

  it('takes bookmarks at once', async () => {
    const { user, network } = renderSections({ calls: { [bookmarkCall]: undefined } })
    await user.click(await firstBookmark())
    await waitFor(async () => expect(await firstBookmark()).toHaveAttribute('aria-pressed', 'true'))
    expect(network.requestsOf(bookmarkCall)[0]?.body).toEqual({ questionId: 1, isBookmarked: true })
    await expectNoAxeViolations()
  })

  it('takes a bookmark back when it could not be put', async () => {
    const { user } = renderSections({
      calls: { [bookmarkCall]: new ApiError({ status: 409, message: 'Not now.' }) },
    })
    await user.click(await firstBookmark())
    expect(
      await screen.findByText('The bookmark could not be changed. Not now.'),
    ).toBeInTheDocument()
    expect(await firstBookmark()).toHaveAttribute('aria-pressed', 'false')
  })

  it('keeps notes', async () => {
    const { user, network } = renderSections({ calls: { [noteCall]: undefined } })
    await firstBookmark()
    const [note] = screen.getAllByRole('textbox', { name: 'Your note on this question' })
    if (note === undefined) throw new Error('No box')
    await user.type(note, 'Mind the sign')
    await user.tab()
    await waitFor(() =>
      expect(network.requestsOf(noteCall)[0]?.body).toEqual({
        questionId: 1,
        text: 'Mind the sign',
      }),
    )
  })

  it('offers neither without the question bank', async () => {
    renderSections({ claims: { hasQuestionBank: false } })
    expect(await screen.findByText('Your answer, right')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Bookmark' })).toBeNull()
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})
