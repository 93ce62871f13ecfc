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
import { programmesCall } from '../../sales/programmes.queries.ts'
import { makeProgramme as makeSoldProgramme } from '../../sales/programmes.testing.ts'
import { previewCall } from '../../sales/terms/preview.queries.ts'
import { makeEffect, makePreview } from '../../sales/terms/preview.testing.ts'
import { customersCall, programmeCall, upsellCall } from './upsell.queries.ts'
import UpsellScreen from './upsell.screen.tsx'
import { makeProgramme, makeRequest } from './upsell.testing.ts'

const ofRequest = `/sales/upsell?request=${testUid(2)}`
const ofStudent = `/sales/upsell?studentId=${testUid(1)}`

beforeEach(() => fakeDate('2027-03-02T10:00:00Z'))

const open = (path: string, calls: FakeCalls = {}) =>
  renderScreen(<UpsellScreen />, {
    role: 'Admin',
    path,
    calls: {
      [programmeCall]: makeProgramme(),
      [customersCall]: {
        customers: [
          {
            ...{ studentId: testUid(1), name: 'Ada Byron', email: 'ada@portal.test' },
            ...{ schoolName: null, programName: 'Premium', expiresOn: '2027-12-31' },
            payerName: 'Ann Byron',
          },
        ],
        totalCount: 1,
      },
      [previewCall]: makePreview({
        totalPence: null,
        vatPence: null,
        plan: [],
        effect: makeEffect(),
      }),
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

  it('may have a price, which whoever pays already pays, and is looked at beside the form', async () => {
    const { user, network } = open(ofStudent, {
      [previewCall]: makePreview({ effect: makeEffect() }),
    })
    const side = within(await screen.findByRole('complementary', { name: 'Preview' }))
    expect(await side.findByText('10 → 20')).toBeVisible()
    expect(side.getByText('30 Jun 2027 → 31 Aug 2027')).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: 'Academy' }))
    await user.click(screen.getByRole('button', { name: 'Add an extra' }))
    await user.type(screen.getByLabelText('Extra'), 'Academy')
    await user.type(screen.getByLabelText('Pounds, VAT included'), '333.34')
    expect(screen.getByLabelText('Who pays')).toHaveValue(testUid(7))
    await expectNoAxeViolations()
    await user.click(screen.getByRole('button', { name: 'Sell' }))
    const sold = within(await screen.findByRole('region', { name: 'Sold to Ada Byron' }))
    expect(sold.getByText('Costs £333.34')).toBeVisible()
    expect(sold.getByRole('link', { name: 'Open the booking' })).toHaveAttribute(
      'href',
      `/sales?booking=${testUid(5)}`,
    )
    expect(network.requestsOf(upsellCall)[0]?.body).toMatchObject({
      lines: [{ kind: 'extra', description: 'Academy', pence: 33_334, vat: 'standard' }],
      ...{ plan: { kind: 'once', dueOn: '2027-03-02' }, payer: { userId: testUid(7) } },
    })
    expect(network.requestsOf(previewCall).at(-1)?.body).toMatchObject({ for: 'upsell' })
  })

  it('renews the programme from the day after it ends, filled from one that is sold', async () => {
    const { user, network } = open(ofStudent, {
      [programmesCall]: { programmes: [makeSoldProgramme({ name: 'Full Blue' })] },
    })
    await user.click(await screen.findByRole('radio', { name: 'Renews it from a day' }))
    expect(screen.getByLabelText('First day')).toHaveValue('01/01/2028')
    await user.click(screen.getByRole('button', { name: 'Sell' }))
    expect(await screen.findByText('Enter the last day')).toBeVisible()
    await screen.findByRole('option', { name: 'Full Blue' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Programme' }), 'Full Blue')
    expect(screen.getByLabelText('Last day')).toHaveValue('31/12/2028')
    await user.click(screen.getByRole('button', { name: 'Sell' }))
    expect(await screen.findByText('Renewed from 1 Jan 2028')).toBeVisible()
    expect(network.requestsOf(upsellCall)[0]?.body).toMatchObject({
      ...{ startsOn: '2028-01-01', expiresOn: '2028-12-31', programName: 'Full Blue', hours: 20 },
      entitlements: { hasQuestionBank: true, hasLibrary: true, hasCourses: false },
      lines: [{ kind: 'programme', description: 'Full Blue', pence: 240_000 }],
    })
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
      lines: [{ kind: 'extra', description: 'Seminars and hours', pence: 120_000 }],
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
