import type { CallAnswer } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  renderScreen,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { describe, expect, it } from 'vitest'
import ConcernsCard from './concerns-card.tsx'

const call = 'GET /Dashboard/SeniorTutor/Dashboard/GetConcerns'
type Concern = CallAnswer<typeof call>['concerns'][number]
const reviewCall = 'POST /Alert/Alert/Review'
const closeCall = 'POST /Alert/Alert/Close'

const concern: Concern = {
  ...{ id: testUid(1), studentId: testUid(2), studentName: 'Ada Lee', type: 2, state: 'waiting' },
  ...{ audience: 'school', raisedBy: 'Tom Grey', raisedAt: '2027-03-01T09:00:00Z' },
  ...{ assignedTo: null, followUpAt: null, isOverdue: true, comments: 0, version: 3 },
  ...{ isReviewLate: true, isFollowUpPast: false },
  note: 'No answer to three emails.',
}

function renderCard(concerns: readonly Concern[] = [concern], totalCount = 1) {
  return renderScreen(<ConcernsCard />, {
    role: 'Senior Tutor',
    calls: {
      [call]: { concerns: [...concerns], totalCount },
      [reviewCall]: { version: 4 },
      [closeCall]: { version: 4 },
    },
  })
}

describe('the concerns that wait for a senior tutor', () => {
  it('stand with what was seen, those over two working days marked', async () => {
    renderCard([concern], 9)
    const list = await screen.findByRole('list', { name: 'Concerns to review' })
    expect(within(list).getByText('No answer to three emails.')).toBeVisible()
    expect(within(list).getByText('Over two working days')).toBeVisible()
    expect(
      within(list).getByRole('link', { name: 'Unresponsive Student: Ada Lee' }),
    ).toHaveAttribute('href', `/alerts?alert=${testUid(1)}`)
    expect(screen.getByRole('link', { name: 'All 9 concerns that wait' })).toHaveAttribute(
      'href',
      '/alerts?state=waiting',
    )
    await expectNoAxeViolations()
  })

  it('say of one in time whose follow-up is past just that', async () => {
    renderCard([{ ...concern, isReviewLate: false, isFollowUpPast: true }])
    const list = await screen.findByRole('list', { name: 'Concerns to review' })
    expect(within(list).getByText('Follow-up is past')).toBeVisible()
    expect(within(list).queryByText('Over two working days')).toBeNull()
  })

  it.each([
    ['Approve', 'approve'],
    ['Pass on to the office', 'pass on'],
  ])('are decided about: %s', async (label, decision) => {
    const { user, network } = renderCard()
    await user.click(
      await screen.findByRole('button', { name: `${label} the concern about Ada Lee` }),
    )
    const dialog = await screen.findByRole('dialog', { name: 'Review the concern' })
    await user.click(within(dialog).getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(network.requestsOf(reviewCall)[0]?.body).toEqual({
      ...{ id: testUid(1), version: 3, decision, audience: 'school' },
    })
    expect(network.requestsOf(call).length).toBeGreaterThan(1)
  })

  it('are closed with what came of them', async () => {
    const { user, network } = renderCard()
    await user.click(await screen.findByRole('button', { name: 'Close the concern about Ada Lee' }))
    const dialog = await screen.findByRole('dialog', { name: 'Close the concern' })
    await user.type(within(dialog).getByLabelText('What came of it'), 'They spoke.')
    await user.click(within(dialog).getByRole('button', { name: 'Close concern' }))
    await waitFor(() =>
      expect(network.requestsOf(closeCall)[0]?.body).toEqual({
        ...{ id: testUid(1), version: 3, outcome: 'They spoke.' },
      }),
    )
  })

  it('are none at times, which is said', async () => {
    renderCard([], 0)
    expect(await screen.findByText('No concern waits for you')).toBeVisible()
  })
})
