import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  renderScreen,
  savedFiles,
  screen,
  tellLive,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { describe, expect, it, vi } from 'vitest'
import ReportCardScreen from './report-card.screen.tsx'

const call = 'GET /ReportCard/ReportCard/GetCards'
const path = '/report-card'

const skills = ['Understanding', 'Method', 'Speed']
const card = (tutor: number, tutorName: string, subject: string, grades: number[]) => ({
  ...{ id: testUid(tutor * 10 + grades.length), tutorId: testUid(tutor), tutorName, subject },
  grades: grades.map((grade, at) => ({ skillId: at + 1, skill: skills[at] ?? '', grade })),
  ...{ predictedGrade: 6.5, test: 'ESAT' },
  comment: `Good work in ${subject}.\n\nNext term: speed.`,
  submittedAt: '2027-03-20T10:00:00Z',
})
const term = (id: number, name: string, cards: ReturnType<typeof card>[]) => ({
  ...{ id: testUid(id), name, startsOn: '2027-01-04', endsOn: '2027-03-25' },
  cards,
})
const spring = term(1, 'Spring 2027', [
  card(5, 'Tom Hale', 'Mathematics', [4, 5, 3]),
  card(6, 'Ada Quill', 'Physics', [2, 3]),
])
const autumn = term(2, 'Autumn 2026', [card(5, 'Tom Hale', 'Mathematics', [3, 4])])
const two = { studentName: 'Maya Clarke', terms: [spring, autumn] }

const open = (answer: object, address = path) =>
  renderScreen(<ReportCardScreen />, {
    path: address,
    route: path,
    claims: { userId: testUid(9) },
    calls: { [call]: answer as typeof two },
  })

describe('the student’s report cards', () => {
  it('have a card of each tutor, with the grades of the terms before beside', async () => {
    const { network, user } = open(two)
    const maths = await screen.findByRole('region', { name: 'Mathematics' })
    expect(network.requestsOf(call)[0]?.query).toEqual({ studentId: testUid(9) })
    expect(maths).toHaveTextContent('Tom Hale, submitted Saturday 20 March 2027')
    expect(maths).toHaveTextContent('Predicted grade, ESAT6.5')
    expect(maths).toHaveTextContent('Next term: speed.')
    const bars = within(maths).getByRole('list', { name: /by skill and term/ })
    expect(
      within(bars)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'UnderstandingAutumn 20263 SecureSpring 20274 Strong',
      'MethodAutumn 20264 StrongSpring 20275 Excellent',
      // The card before did not grade it.
      'SpeedAutumn 2026–Spring 20273 Secure',
    ])
    expect(within(maths).getByRole('img', { name: /at a glance/ })).toBeVisible()
    await user.click(within(maths).getAllByRole('button', { name: 'Show as table' })[0] ?? maths)
    const table = within(maths).getByRole('table')
    expect(within(table).getByRole('row', { name: /^Method/ })).toHaveTextContent(
      'Method4 Strong5 Excellent',
    )
    // Of two skills there is no radar.
    const physics = screen.getByRole('region', { name: 'Physics' })
    expect(within(physics).queryByRole('img')).toBeNull()
    await expectNoAxeViolations()
  })

  it('change with the term, which the address says', async () => {
    const { user, address } = open(two)
    await user.click(await screen.findByRole('tab', { name: 'Autumn 2026' }))
    expect(screen.queryByRole('region', { name: 'Physics' })).toBeNull()
    await waitFor(() => expect(address()).toBe(`${path}?term=${testUid(2)}`))
    expect(screen.getByRole('list', { name: /by skill and term/ })).not.toHaveTextContent('Spring')
  })

  it('open at the term of the address', async () => {
    open(two, `${path}?term=${testUid(2)}`)
    expect(await screen.findByRole('tab', { name: 'Autumn 2026', selected: true })).toBeVisible()
  })

  it('come as a PDF of the open term', async () => {
    const saved = savedFiles()
    const { user, network } = renderScreen(<ReportCardScreen />, {
      claims: { userId: testUid(9) },
      calls: {
        [call]: two,
        'GET /ReportCard/ReportCard/GetCardsPdf': new Blob(['%PDF'], { type: 'application/pdf' }),
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Download PDF' }))
    await waitFor(() =>
      expect(
        network.requestsOf('GET /ReportCard/ReportCard/GetCardsPdf').map(({ query }) => query),
      ).toEqual([{ studentId: testUid(9), termId: testUid(1) }]),
    )
    expect(saved).toEqual(['Report card of Maya Clarke, Spring 2027.pdf'])
  })

  it('say what will be there before the first', async () => {
    open({ studentName: 'Maya Clarke', terms: [] })
    expect(await screen.findByText('No report card yet')).toBeVisible()
    await expectNoAxeViolations()
  })

  it('say that they could not be loaded, and are asked for again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { user, network } = open(new ApiError({ status: 404, message: 'It was not found.' }))
    expect(await screen.findByText('The report cards could not be loaded')).toBeVisible()
    const before = network.requestsOf(call).length
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(network.requestsOf(call).length).toBeGreaterThan(before))
  })

  it('are read again when a card is submitted', async () => {
    const { network } = open(two)
    await screen.findByRole('region', { name: 'Mathematics' })
    tellLive()
    await waitFor(() => expect(network.requestsOf(call)).toHaveLength(2))
  })
})
