import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  fakeDate,
  renderScreen,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { programmeCall, upsellCall } from './upsell.queries.ts'
import UpsellScreen from './upsell.screen.tsx'
import { makeProgramme, makeRequest } from './upsell.testing.ts'

const findCall = 'GET /Student/Summary/FindStudents'
const ofRequest = `/sales/upsell?request=${testUid(2)}`
const ofStudent = `/sales/upsell?studentId=${testUid(1)}`

beforeEach(() => fakeDate('2027-03-02T10:00:00Z'))

const open = (path: string, calls: FakeCalls = {}) =>
  renderScreen(<UpsellScreen />, {
    role: 'Admin',
    path,
    calls: {
      [programmeCall]: makeProgramme(),
      [findCall]: {
        students: [{ studentId: testUid(1), name: 'Ada Byron', programName: 'Premium' }],
      },
      [upsellCall]: { bookingId: testUid(5) },
      ...calls,
    },
  })

describe('an upsell', () => {
  it('begins with a customer, whom the address names from then on', async () => {
    const { user, address, network } = open('/sales/upsell')
    await user.click(await screen.findByRole('combobox', { name: 'Student' }))
    await user.click(await screen.findByRole('option', { name: /Ada Byron/ }))
    await waitFor(() => expect(address()).toBe(ofStudent))
    const card = within(await screen.findByRole('region', { name: 'Ada Byron' }))
    for (const text of ['Premium', '4.5 of 20 left', 'Question bank, Library']) {
      expect(card.getByText(text)).toBeVisible()
    }
    expect(network.requestsOf(programmeCall)[0]?.query).toEqual({ studentId: testUid(1) })
    await expectNoAxeViolations()
  })

  it('adds what is filled in, and says what that was', async () => {
    const { user, network } = open(ofStudent)
    const hours = await screen.findByLabelText(/^Hours of tuition/)
    await user.clear(hours)
    await user.type(hours, '2.5')
    expect(screen.queryByRole('checkbox', { name: 'Library' })).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: 'Academy' }))
    await user.type(screen.getByLabelText(/^Name of the programme/), 'Premium Plus')
    await user.click(screen.getByRole('button', { name: 'Sell' }))
    const sold = within(await screen.findByRole('region', { name: 'Sold to Ada Byron' }))
    for (const text of ['2.5 hours of tuition', 'Academy', 'Called Premium Plus']) {
      expect(sold.getByText(text)).toBeVisible()
    }
    expect(sold.getByRole('link', { name: 'Open Ada Byron' })).toHaveAttribute(
      'href',
      `/dashboard/${testUid(1)}`,
    )
    expect(network.requestsOf(upsellCall)[0]?.body).toEqual({
      ...{ studentId: testUid(1), hours: 2.5, entitlements: { hasAcademy: true } },
      ...{ expiresOn: null, programName: 'Premium Plus' },
    })
    await expectNoAxeViolations()
  })

  it('of a request is filled from it, settles it and leads back', async () => {
    const { user, network } = open(ofRequest, {
      [programmeCall]: makeProgramme({ request: makeRequest() }),
    })
    const asked = within(
      await screen.findByRole('region', { name: 'Asked for: Seminars and hours' }),
    )
    expect(asked.getByText('£1,200 once')).toBeVisible()
    expect(asked.getByText('Soon, please.')).toBeVisible()
    expect(screen.queryByRole('combobox', { name: 'Student' })).toBeNull()
    expect(screen.getByLabelText(/^Hours of tuition/)).toHaveValue(10)
    expect(screen.getByRole('checkbox', { name: 'Seminars' })).toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Sell' }))
    expect(await screen.findByText(/The request is accepted/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to the requests' })).toHaveAttribute(
      'href',
      '/upgrades?tab=requests&state=pending',
    )
    expect(network.requestsOf(programmeCall)[0]?.query).toEqual({ requestId: testUid(2) })
    expect(network.requestsOf(upsellCall)[0]?.body).toMatchObject({
      ...{ hours: 10, entitlements: { hasSeminar: true }, upgradeRequestId: testUid(2) },
    })
  })

  it('is refused at the field that is wrong', async () => {
    const message = 'A programme without a limit has no number of hours; enter 0.'
    const { user } = open(ofStudent, {
      [upsellCall]: new ApiError({
        ...{ status: 422, message, errors: [{ path: 'body.hours', message }] },
      }),
    })
    await user.click(await screen.findByRole('button', { name: 'Sell' }))
    await waitFor(() =>
      expect(screen.getByLabelText(/^Hours of tuition/)).toHaveAccessibleDescription(
        expect.stringContaining(message),
      ),
    )
  })

  it('says that another admin was quicker, and sells nothing by that request', async () => {
    const message = 'This request has been decided or taken back already.'
    const { user, network } = open(ofRequest, {
      [programmeCall]: makeProgramme({ request: makeRequest() }),
      [upsellCall]: new ApiError({ status: 409, message }),
    })
    const sell = await screen.findByRole('button', { name: 'Sell' })
    network.answer({
      [programmeCall]: makeProgramme({ request: makeRequest({ state: 'accepted' }) }),
    })
    await user.click(sell)
    expect(await screen.findByText(/has been accepted already/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Sell without a request' })).toHaveAttribute(
      'href',
      ofStudent,
    )
  })

  it('has no hours where there is no limit', async () => {
    open(ofStudent, { [programmeCall]: makeProgramme({ isUnlimited: true, hoursRemaining: null }) })
    expect(await screen.findByText('Without a limit')).toBeVisible()
    expect(screen.queryByLabelText(/^Hours of tuition/)).toBeNull()
  })

  it('says that the programme could not be loaded', async () => {
    open(ofStudent, { [programmeCall]: new ApiError({ status: 404, message: 'No.' }) })
    expect(await screen.findByText('The programme could not be loaded')).toBeVisible()
  })
})
