import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  renderScreen,
  screen,
  testUid,
  within,
} from '@portal/shared/testing'
import { describe, expect, it } from 'vitest'
import OlderPapersScreen from './older.screen.tsx'
import PapersScreen from './papers.screen.tsx'
import {
  makePaper,
  makePaperPart,
  makePartStatistics,
  makeStatistics,
  simulateCalls,
} from './simulate.testing.ts'

const path = '/resources/question-bank/simulate'
const papersCall = 'GET /Exam/Simulate/GetPapers'
const statisticsCall = 'GET /Exam/Simulate/SimulateStatistics'

const renderPapers = (calls: FakeCalls = {}, query = '') =>
  renderScreen(<PapersScreen />, { path: path + query, calls: simulateCalls(calls) })

const paper = (name: string) => screen.findByRole('region', { name })

describe('the papers', () => {
  it('show each part’s state and the way on', async () => {
    renderPapers()
    const card = await paper('ESAT 2024')
    const [maths, physics, biology] = within(card).getAllByRole('listitem')
    if (!maths || !physics || !biology) throw new Error('Three parts')
    expect(maths).toHaveTextContent('27 questions in 40 minutes')
    expect(maths).toHaveTextContent('Not started')
    expect(within(maths).getByRole('link', { name: /^Start/ })).toHaveAttribute(
      'href',
      `${path}/12`,
    )
    expect(physics).toHaveTextContent('In progress')
    expect(within(physics).getByRole('link', { name: /^Continue/ })).toHaveAttribute(
      'href',
      `${path}/continue/${testUid(601)}`,
    )
    expect(biology).toHaveTextContent('Done, best 18 of 27 in 2 sittings')
    expect(within(biology).getByRole('link', { name: /^Solutions/ })).toHaveAttribute(
      'href',
      `${path}/solutions/${testUid(602)}`,
    )
    expect(within(biology).getByRole('link', { name: /^Sit again/ })).toHaveAttribute(
      'href',
      `${path}/18`,
    )
    expect(within(card).getByRole('link', { name: /^Sit all parts/ })).toHaveAttribute(
      'href',
      `${path}/12-15-18`,
    )
    await expectNoAxeViolations()
  })

  it('that are sat whole are gone on with as a whole', async () => {
    const sitting = { state: 'in progress', sittingId: testUid(601), sittings: 1 } as const
    const sections = [makePaperPart(sitting), makePaperPart({ ...sitting, examSectionId: 15 })]
    renderPapers({
      [papersCall]: { extraTimePercent: 0, papers: [makePaper({ sections })] },
      [statisticsCall]: makeStatistics({ open: [] }),
    })
    const links = within(await paper('ESAT 2024')).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `${path}/continue/${testUid(601)}`,
    ])
  })

  it('stand those in the style of past years before mocks, and one part alone has no whole', async () => {
    renderPapers()
    const mock = await paper('ESAT Mock 3')
    expect(within(mock).queryByRole('link', { name: /^Sit all parts/ })).toBeNull()
    expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
      'In the style of past papers',
      'Mock papers',
    ])
  })

  it('come after what is under way', async () => {
    renderPapers()
    const open = await screen.findByRole('region', { name: 'Papers under way' })
    expect(within(open).getByRole('link', { name: 'Continue ESAT 2024, Physics' })).toHaveAttribute(
      'href',
      `${path}/continue/${testUid(601)}`,
    )
    expect(screen.getByRole('link', { name: /older specifications/ })).toHaveAttribute(
      'href',
      '/resources/question-bank/simulateold',
    )
  })

  it('say that there are none', async () => {
    renderPapers({
      [papersCall]: { extraTimePercent: 0, papers: [] },
      [statisticsCall]: makeStatistics({ open: [], parts: [] }),
    })
    expect(await screen.findByText('No papers for your parts yet')).toBeVisible()
    expect(screen.queryByText('Papers under way')).toBeNull()
  })

  it('fail in words and come back', async () => {
    const { user, network } = renderPapers({
      [papersCall]: new ApiError({ status: 403, message: 'Not yours.' }),
    })
    expect(await screen.findByText('The papers could not be loaded')).toBeVisible()
    network.answer(simulateCalls())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await paper('ESAT 2024')).toBeVisible()
  })
})

describe('the statistics', () => {
  it('tell best, latest, comparison, pace and the scores as a table', async () => {
    const { user, address } = renderPapers()
    await user.click(await screen.findByRole('tab', { name: 'Statistics' }))
    expect(address()).toBe(`${path}?view=statistics`)
    const physics = await screen.findByRole('region', { name: 'Physics' })
    expect(physics).toHaveTextContent('Best74%')
    expect(physics).toHaveTextContent('Latest67%Better than 62% of those who sat it')
    expect(physics).toHaveTextContent(
      'Time per question01:20Minutes and seconds; an even share is 01:28',
    )
    await user.click(within(physics).getByRole('button', { name: 'Show as table' }))
    const rows = within(physics).getAllByRole('row')
    expect(rows.map((row) => row.textContent)).toEqual([
      'FinishedShare of the marks',
      '1 Feb 202774%',
      '15 Feb 202767%',
    ])
    await expectNoAxeViolations()
  })

  it('compare with nobody while too few have sat it', async () => {
    renderPapers(
      { [statisticsCall]: makeStatistics({ parts: [makePartStatistics({ percentile: null })] }) },
      '?view=statistics',
    )
    expect(await screen.findByRole('region', { name: 'Physics' })).toBeVisible()
    expect(screen.queryByText(/Better than/)).toBeNull()
  })

  it('say what will be here', async () => {
    renderPapers({ [statisticsCall]: makeStatistics({ parts: [] }) }, '?view=statistics')
    expect(await screen.findByText('No paper is finished yet')).toBeVisible()
  })

  it('fail in words', async () => {
    renderPapers(
      { [statisticsCall]: new ApiError({ status: 403, message: 'No.' }) },
      '?view=statistics',
    )
    expect(await screen.findByText('Your statistics could not be loaded')).toBeVisible()
  })
})

describe('older papers', () => {
  it('are asked for as such, with a word on what they are', async () => {
    const { network } = renderScreen(<OlderPapersScreen />, {
      path: '/resources/question-bank/simulateold',
      calls: simulateCalls(),
    })
    expect(await paper('ESAT 2024')).toBeVisible()
    expect(network.requestsOf(papersCall)[0]?.query).toEqual({ isOld: 'true' })
    expect(screen.getByText(/tests that are no longer set/)).toBeVisible()
    await expectNoAxeViolations()
  })

  it('may be none', async () => {
    renderScreen(<OlderPapersScreen />, {
      calls: simulateCalls({ [papersCall]: { extraTimePercent: 0, papers: [] } }),
    })
    expect(await screen.findByText('There are no older papers')).toBeVisible()
  })
})
