import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  renderScreen,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { describe, expect, it, vi } from 'vitest'
import { remindedInWords } from './tracking.rules.ts'
import TrackingScreen from './tracking.screen.tsx'

const call = 'GET /ReportCard/admin/ReportCard/GetTracking'
const cardsCall = 'GET /ReportCard/admin/ReportCard/GetTutorCards'
const remindCall = 'POST /ReportCard/admin/ReportCard/Remind'
const reopenCall = 'POST /ReportCard/tutor/ReportCard/Reopen'
const path = '/report-card-tracking-dashboard'

const term = {
  ...{ id: testUid(1), name: 'Spring 2020', startsOn: '2020-01-06', endsOn: '2020-03-27' },
  cardsDueOn: '2020-03-27',
}
const terms = [
  { ...term, id: testUid(3), name: 'Spring 2090', startsOn: '2090-01-06', version: 1 },
  { ...term, version: 1 },
  { ...term, id: testUid(2), name: 'Autumn 2019', startsOn: '2019-09-02', version: 1 },
]
const tom = {
  ...{ tutorId: testUid(11), name: 'Tom Hale', due: 12, draft: 3, submitted: 5, late: 7 },
  remindedAt: null,
}
const ada = { ...tom, tutorId: testUid(12), name: 'Ada Quill', due: 4, submitted: 4, late: 0 }
const answer = {
  ...{ tutors: [tom, ada], totalCount: 2, term },
  totals: { due: 16, draft: 3, submitted: 9, late: 7 },
}
const tutorCards = {
  tutorName: 'Tom Hale',
  cards: [
    {
      ...{ cardId: testUid(21), version: 4, studentId: testUid(31), studentName: 'Maya Clarke' },
      ...{ state: 'submitted' as const, dueOn: '2020-03-27', isLate: false },
      submittedAt: '2020-03-20T10:00:00Z',
    },
    {
      ...{ cardId: null, version: 0, studentId: testUid(32), studentName: 'Theo Abel' },
      ...{ state: 'due' as const, dueOn: '2020-03-27', isLate: true, submittedAt: null },
    },
  ],
}

const open = (calls: FakeCalls = {}, address = path) =>
  renderScreen(<TrackingScreen />, {
    role: 'Admin',
    path: address,
    route: path,
    calls: { [call]: answer, 'GET /ReportCard/ReportCard/GetTerms': { terms }, ...calls },
  })

describe('who has handed in report cards', () => {
  it('is said for each tutor of the term, with the sums of all', async () => {
    const { network } = open()
    const row = await screen.findByRole('row', { name: /Tom Hale/ })
    expect(row).toHaveTextContent('Tom Hale12357 late–')
    expect(screen.getByRole('row', { name: /Ada Quill/ })).toHaveTextContent('All 4')
    expect(screen.getByText('Spring 2020: cards are due on 27 Mar 2020')).toBeVisible()
    expect(screen.getByText('Cards due').closest('div')).toHaveTextContent('16')
    expect(network.requestsOf(call)[0]?.query).toMatchObject({ sort: 'late', direction: 'desc' })
    await expectNoAxeViolations()
  })

  it('is filtered, searched and sorted on the server, with all of it in the address', async () => {
    const { user, network, address } = open()
    await screen.findByRole('row', { name: /Tom Hale/ })
    const field = screen.getByLabelText('Term')
    await waitFor(() =>
      expect(
        within(field)
          .getAllByRole('option')
          .map((option) => option.textContent),
      ).toEqual([
        // One that has not begun has no cards.
        'Latest term',
        'Spring 2020',
        'Autumn 2019',
      ]),
    )
    await user.selectOptions(field, 'Autumn 2019')
    await user.selectOptions(screen.getByLabelText('State'), 'Late')
    await user.type(screen.getByRole('searchbox'), 'tom{Enter}')
    await waitFor(() =>
      expect(network.requestsOf(call).at(-1)?.query).toMatchObject({
        ...{ termId: testUid(2), state: 'late', search: 'tom' },
      }),
    )
    await waitFor(() => expect(address()).toContain(`term=${testUid(2)}`))
    expect(address()).toContain('state=late')
  })

  it('says what will be there, and what failed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { network, user } = open({
      [call]: new ApiError({ status: 400, message: 'It is no term.' }),
    })
    expect(await screen.findByText('The report cards could not be loaded')).toBeVisible()
    network.answer({ [call]: { ...answer, tutors: [], totalCount: 0 } })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No card is due in this term')).toBeVisible()
  })
})

describe('reminding', () => {
  const reply = {
    reminded: [{ tutorId: tom.tutorId, name: 'Tom Hale' }],
    ...{ alreadyToday: [], nothingDue: [{ tutorId: ada.tutorId, name: 'Ada Quill' }] },
  }

  it('is of one tutor, where something is left to submit', async () => {
    const { user, network } = open({ [remindCall]: { ...reply, nothingDue: [] } })
    await user.click(await screen.findByRole('button', { name: 'Remind Tom Hale' }))
    expect(await screen.findByText('1 tutor is reminded.')).toBeVisible()
    expect(network.requestsOf(remindCall)[0]?.body).toEqual({
      ...{ termId: term.id, tutorIds: [tom.tutorId] },
    })
    expect(screen.queryByRole('button', { name: 'Remind Ada Quill' })).toBeNull()
  })

  it('is of those who are chosen; the rest are named', async () => {
    const { user, network } = open({ [remindCall]: reply })
    for (const name of ['Tom Hale', 'Ada Quill']) {
      await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
    }
    const chosen = await screen.findByRole('group', { name: 'What is chosen' })
    await user.click(within(chosen).getByRole('button', { name: 'Remind' }))
    expect(
      await screen.findByText('1 tutor is reminded. Nothing left to submit: Ada Quill.'),
    ).toBeVisible()
    expect(network.requestsOf(remindCall)[0]?.body).toEqual({
      ...{ termId: term.id, tutorIds: [tom.tutorId, ada.tutorId] },
    })
  })

  it('says in words whom it reached', () => {
    const tutors = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ tutorId: testUid(at + 1), name: `T${at + 1}` }))
    const none = { reminded: [], alreadyToday: [], nothingDue: [] }
    expect(remindedInWords({ ...none, alreadyToday: tutors(1) })).toBe(
      'Nobody was reminded. Already reminded today: T1.',
    )
    expect(remindedInWords({ ...none, reminded: tutors(2), nothingDue: tutors(7) })).toBe(
      '2 tutors are reminded. Nothing left to submit: T1, T2, T3, T4, T5, 2 more.',
    )
  })
})

describe('a tutor’s cards', () => {
  it('open from the row, each to be read or opened again', async () => {
    const { user, network, address } = open({
      [cardsCall]: tutorCards,
      [reopenCall]: { version: 5 },
    })
    const row = await screen.findByRole('row', { name: /Tom Hale/ })
    await user.click(within(row).getByRole('link', { name: /Tom Hale/ }))
    const drawer = await screen.findByRole('dialog', { name: 'Report cards of Tom Hale' })
    expect(network.requestsOf(cardsCall)[0]?.query).toEqual({
      ...{ termId: term.id, tutorId: tom.tutorId },
    })
    const [maya, theo] = within(drawer).getAllByRole('listitem')
    expect(maya).toHaveTextContent('Maya ClarkeSubmitted')
    expect(theo).toHaveTextContent('Theo AbelDue 27 Mar 2020Not begunLate')
    await expectNoAxeViolations()
    const again = within(drawer).getByRole('button', {
      name: 'Open again the card of Maya Clarke',
    })
    await user.click(again)
    const dialog = await screen.findByRole('dialog', { name: /Open the card of Maya Clarke again/ })
    await user.type(within(dialog).getByLabelText('Why'), 'A slip.')
    await user.click(within(dialog).getByRole('button', { name: 'Open again' }))
    await waitFor(() =>
      expect(network.requestsOf(reopenCall)[0]?.body).toEqual({
        ...{ cardId: testUid(21), version: 4, reason: 'A slip.' },
      }),
    )
    await user.click(within(drawer).getByRole('link', { name: 'Theo Abel' }))
    await waitFor(() =>
      expect(address()).toContain(`card=${testUid(1)}.${testUid(32)}.${testUid(11)}`),
    )
  })
})
