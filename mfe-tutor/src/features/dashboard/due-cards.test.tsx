import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  renderScreen,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { describe, expect, it, vi } from 'vitest'
import DueCards from './due-cards.tsx'
import { TutorDrawers } from './tutor-drawers.tsx'

const call = 'GET /ReportCard/tutor/ReportCard/GetDueCards'
const card = (student: number, studentName: string, own = {}) => ({
  ...{ studentId: testUid(student), studentName, termId: testUid(1), termName: 'Spring 2027' },
  ...{ state: 'due', dueOn: '2027-03-25', isLate: false },
  ...own,
})
const cards = [
  card(2, 'Maya Clarke', { isLate: true, termName: 'Autumn 2026', state: 'draft' }),
  card(3, 'Theo Abel'),
  card(4, 'Ida Moss', { state: 'reopened' }),
]

const render = (answer: unknown, path = '/?light=red') =>
  renderScreen(
    <main>
      <DueCards due={undefined} />
      <TutorDrawers />
    </main>,
    { role: 'Tutor', path, calls: { [call]: answer as { cards: never[] } } },
  )

describe('the report cards that a tutor owes', () => {
  it('say how each stands and when it is due, and open in a drawer over the page', async () => {
    const { user, address } = render({ cards })
    const region = await screen.findByRole('region', { name: 'Report cards' })
    const [late, due, again] = await within(region).findAllByRole('listitem')
    expect(late).toHaveTextContent('Maya ClarkeAutumn 2026DraftLate, was due 25 Mar 2027Go on')
    expect(due).toHaveTextContent('Theo AbelSpring 2027Due 25 Mar 2027Write card')
    expect(again).toHaveTextContent('Open again')
    await expectNoAxeViolations()
    await user.click(screen.getByRole('link', { name: /^(Write card|Go on): Theo Abel/ }))
    await waitFor(() => expect(address()).toBe(`/?light=red&card=${testUid(1)}.${testUid(3)}`))
    const drawer = await screen.findByRole('dialog', { name: 'Report card' })
    await user.click(within(drawer).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(address()).toBe('/?light=red'))
  })

  it('are five at first, and all when that is wanted', async () => {
    const many = Array.from({ length: 7 }, (_, at) => card(at + 20, `Student ${at + 1}`))
    const { user } = render({ cards: many })
    expect(await screen.findAllByRole('listitem')).toHaveLength(5)
    await user.click(screen.getByRole('button', { name: 'Show all 7' }))
    expect(screen.getAllByRole('listitem')).toHaveLength(7)
    await user.click(screen.getByRole('button', { name: 'Show fewer' }))
    expect(screen.getAllByRole('listitem')).toHaveLength(5)
  })

  it('are all submitted, or could not be loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { network, user } = render(new ApiError({ status: 400, message: 'It is no term.' }))
    expect(await screen.findByText('The report cards could not be loaded')).toBeVisible()
    network.answer({ [call]: { cards: [] } })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Every report card is submitted')).toBeVisible()
  })
})
