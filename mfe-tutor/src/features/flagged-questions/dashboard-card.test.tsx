import { ApiError, type CallAnswer } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  renderScreen,
  screen,
  testUid,
  within,
} from '@portal/shared/testing'
import { expect, it, vi } from 'vitest'
import FlaggedCard from './dashboard-card.tsx'

const call = 'GET /Question/tutor/QuestionFlag/GetFlags'
type Flags = CallAnswer<typeof call>
const flag = (at: number): Flags['flags'][number] => ({
  ...{ id: testUid(at), questionId: at, studentName: `Student ${at}`, topicName: 'Waves' },
  ...{ sectionNo: 'Physics', questionSummary: `A wave of ${at} Hz`, questionSummaryHtml: '' },
  ...{ text: 'Two answers fit.', state: 'open', outcome: null, answeredAt: null },
  ...{ settledAs: null, settledAt: null },
  ...{ createdAt: '2027-03-01T10:00:00Z', messageCount: 1 },
})
const flags = (count: number): Flags => ({
  flags: Array.from({ length: count }, (_, at) => flag(at + 1)),
  ...{ totalCount: count, openCount: count },
})
const open = (answer: Flags | ApiError) =>
  renderScreen(<FlaggedCard due={undefined} />, { role: 'Tutor', calls: { [call]: answer } })

it('leads from each flag to its answer, three at first', async () => {
  const { user, network } = open(flags(4))
  const card = within(await screen.findByRole('region', { name: 'Flagged questions' }))
  expect(await card.findAllByRole('listitem')).toHaveLength(3)
  expect(card.getByRole('link', { name: 'Answer Student 2 on Waves' })).toHaveAttribute(
    ...['href', `/tutor/flagged-question/${testUid(2)}`],
  )
  expect(card.getByText('A wave of 2 Hz')).toBeVisible()
  expect(network.requestsOf(call)[0]?.query).toMatchObject({ state: 'open' })
  await expectNoAxeViolations()
  await user.click(card.getByRole('button', { name: 'Show all 4' }))
  expect(card.getAllByRole('listitem')).toHaveLength(4)
})

it('says when somebody else has answered them meanwhile', async () => {
  open(flags(0))
  expect(await screen.findByText('No flag waits for an answer')).toBeVisible()
})

it('offers to try again where they cannot be had', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { user, network } = open(new ApiError({ status: 400, message: 'No.' }))
  expect(await screen.findByText('The flagged questions could not be loaded')).toBeVisible()
  network.answer({ [call]: flags(1) })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Student 1 · Waves')).toBeVisible()
})
