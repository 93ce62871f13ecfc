import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  fireEvent,
  renderScreen,
  screen,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { bankCalls } from './bank.testing.ts'
import PaperPreviewScreen from './paper-preview.screen.tsx'
import PapersScreen from './papers.screen.tsx'
import WholePaperScreen from './whole-paper.screen.tsx'

const base = '/resources/tutor/question-bank/simulate'
const papersCall = 'GET /Exam/tutor/Simulate/GetPapers'
const paperCall = 'GET /Exam/tutor/Simulate/GetPaper'

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})

describe('the papers', () => {
  const renderPapers = (calls: FakeCalls = {}, query = '') =>
    renderScreen(<PapersScreen />, { role: 'Tutor', path: base + query, calls: bankCalls(calls) })

  it('can be worked through and read whole', async () => {
    renderPapers()
    const paper = await screen.findByRole('region', { name: 'ESAT 2024' })
    expect(within(paper).getByRole('link', { name: /^Work through/ })).toHaveAttribute(
      'href',
      `${base}/12`,
    )
    expect(within(paper).getByRole('link', { name: /^Whole paper/ })).toHaveAttribute(
      'href',
      `${base}/solutions/12`,
    )
    expect(screen.queryByText('NSAA 2019')).toBeNull()
    expect(screen.getByText(/Nothing you answer here is recorded/)).toBeVisible()
    await expectNoAxeViolations()
  })

  it('have the older ones beside them', async () => {
    const { user, address } = renderPapers()
    await user.click(await screen.findByRole('tab', { name: 'Older papers' }))
    expect(await screen.findByRole('region', { name: 'NSAA 2019' })).toBeVisible()
    expect(screen.getByText(/no longer set/)).toBeVisible()
    expect(address()).toBe(`${base}?view=older`)
  })

  it('may be none, and fail in words', async () => {
    const { unmount } = renderPapers({ [papersCall]: [] })
    expect(await screen.findByText('There are no papers yet')).toBeVisible()
    unmount()
    renderPapers({ [papersCall]: new ApiError({ status: 403, message: 'No.' }) })
    expect(await screen.findByText('The papers could not be loaded')).toBeVisible()
  })
})

describe('a paper in the runner', () => {
  const renderPaper = (calls: FakeCalls = {}, part = '12') =>
    renderScreen(<PaperPreviewScreen />, {
      role: 'Tutor',
      path: `${base}/${part}`,
      route: `${base}/:start`,
      calls: bankCalls(calls),
    })

  it('is worked through without clock and without a save', async () => {
    const { user, network, address } = renderPaper()
    expect(await screen.findByRole('heading', { name: 'Question 1 of 2' })).toBeVisible()
    expect(screen.queryByRole('timer')).toBeNull()
    await user.click(screen.getByRole('radio', { name: /Option b/ }))
    await user.click(screen.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(address()).toBe(base))
    expect(network.requests.filter(({ key }) => key.startsWith('POST'))).toEqual([])
  })

  it.each([
    ['x', {}, 'This paper is not there'],
    [
      '12',
      { [paperCall]: new ApiError({ status: 404, message: 'No.' }) },
      'This paper is not there',
    ],
    [
      '12',
      { [paperCall]: new ApiError({ status: 403, message: 'No.' }) },
      'The questions could not be loaded',
    ],
  ])('%s may not be there: %#', async (part, calls, title) => {
    renderPaper(calls, part)
    expect(await screen.findByText(title)).toBeVisible()
  })
})

describe('a whole paper', () => {
  const renderWhole = (calls: FakeCalls = {}, part = '12') =>
    renderScreen(<WholePaperScreen />, {
      role: 'Tutor',
      path: `${base}/solutions/${part}`,
      route: `${base}/solutions/:id`,
      calls: bankCalls(calls),
    })

  it('shows a question at a time with solution and statistics, and prints all of them', async () => {
    const { user } = renderWhole()
    const solutions = () => screen.getAllByText('Gravity pulls it down.')
    let printed = 0
    vi.spyOn(window, 'print').mockImplementation(() => {
      fireEvent(window, new Event('beforeprint'))
      printed = solutions().length
      fireEvent(window, new Event('afterprint'))
    })
    expect(
      await screen.findByRole('heading', { level: 1, name: 'ESAT 2024, Physics' }),
    ).toBeVisible()
    expect(solutions()).toHaveLength(1)
    expect(screen.getByRole('region', { name: 'Statistics of question 1' })).toHaveTextContent(
      'Discrimination27',
    )
    expect(screen.queryByRole('region', { name: 'Statistics of question 2' })).toBeNull()
    await user.keyboard('{ArrowRight}')
    expect(
      within(await screen.findByRole('region', { name: 'Statistics of question 2' })).getAllByText(
        'not available',
      ),
    ).toHaveLength(6)
    expect(screen.getByText('What the figures mean')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Print' }))
    expect(printed).toBe(2)
    expect(solutions()).toHaveLength(1)
    await expectNoAxeViolations()
  })

  it.each([
    ['x', {}, 'This paper is not there'],
    [
      '12',
      { [paperCall]: new ApiError({ status: 404, message: 'No.' }) },
      'This paper is not there',
    ],
    [
      '12',
      { [paperCall]: new ApiError({ status: 403, message: 'No.' }) },
      'The paper could not be loaded',
    ],
  ])('%s may not be there: %#', async (part, calls, title) => {
    renderWhole(calls, part)
    expect(await screen.findByText(title)).toBeVisible()
  })
})
