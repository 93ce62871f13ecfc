import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  fakeDate,
  renderScreen,
  savedFiles,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeAccount } from '../money.testing.ts'
import { accountCall, payersCall } from './payments.queries.ts'
import PaymentsTab from './payments-tab.tsx'

const recordCall = 'POST /User/admin/Payment/Record'
const reverseCall = 'POST /User/admin/Payment/Reverse'
const refundCall = 'POST /User/admin/Payment/Refund'
const writeOffCall = 'POST /User/admin/Payment/WriteOff'
const billingCall = 'POST /User/admin/Payment/SetBilling'
const pauseCall = 'POST /User/admin/Payment/PauseReminders'
const exportCall = 'GET /User/admin/Payment/ExportEntries'
const payerId = testUid(50)
const made = { entryId: 8 }

beforeEach(() => {
  sessionStorage.clear()
  fakeDate('2026-11-02T10:00:00Z')
})

const open = (search = '', calls: FakeCalls = {}) =>
  renderScreen(<PaymentsTab />, {
    role: 'Admin',
    path: `/sales?tab=payments${search}`,
    calls: {
      [payersCall]: {
        payers: [
          {
            ...{ payerId, name: 'Ann Clarke', email: 'ann@portal.test', kind: 'parent' },
            ...{ balancePence: 23_334, overduePence: 23_334, oldestDueOn: '2026-10-01' },
            remindersPausedUntil: null,
          },
          {
            ...{ payerId: testUid(52), name: 'Hill School', email: 'hill@portal.test' },
            ...{ kind: 'school', balancePence: -5_000, overduePence: 0, oldestDueOn: null },
            remindersPausedUntil: '2026-12-01',
          },
        ],
        ...{ totalCount: 2, totals: { balancePence: 18_334, overduePence: 23_334 } },
      },
      [accountCall]: makeAccount(),
      'GET /Lists/View/GetViews': { views: [] },
      ...calls,
    },
  })

const account = async (calls: FakeCalls = {}) => {
  const rendered = open(`&payer=${payerId}`, calls)
  const drawer = within(await screen.findByRole('dialog', { name: 'Ann Clarke' }))
  await drawer.findByRole('button', { name: 'Record a payment' })
  const choose = async (item: string) => {
    await rendered.user.click(drawer.getByRole('button', { name: /^More/ }))
    await rendered.user.click(await screen.findByRole('menuitem', { name: item }))
  }
  return { ...rendered, drawer, choose }
}
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('who pays', () => {
  it('is listed with balance and what is overdue, by the address', async () => {
    const { network } = open('&state=overdue&search=clarke')
    const row = within(await screen.findByRole('row', { name: /Ann Clarke/ }))
    expect(row.getAllByText('£233.34')).toHaveLength(2)
    expect(row.getByText('1 Oct 2026')).toBeVisible()
    const school = within(screen.getByRole('row', { name: /Hill School/ }))
    expect(school.getByText('£50.00 in credit')).toBeVisible()
    expect(school.getByText('Paused until 1 Dec 2026')).toBeVisible()
    expect(screen.getByRole('group', { name: /Sums/ })).toHaveTextContent('Overdue£233.34')
    expect(network.requestsOf(payersCall)[0]?.query).toMatchObject({
      ...{ state: 'overdue', search: 'clarke', sort: 'overduePence' },
    })
    await expectNoAxeViolations()
  })

  it('says that there is nobody', async () => {
    const totals = { balancePence: 0, overduePence: 0 }
    open('', { [payersCall]: { payers: [], totalCount: 0, totals } })
    expect(await screen.findByText('Nobody pays yet')).toBeVisible()
  })

  it('has entries that go out as a file', async () => {
    const saved = savedFiles()
    const { user, network } = open('', { [exportCall]: new Blob(['entry']) })
    await screen.findByRole('row', { name: /Ann Clarke/ })
    await user.click(screen.getByRole('button', { name: 'Export entries' }))
    const dialog = await dialogOf('Export entries')
    await user.type(dialog.getByLabelText('First day'), '01/10/2026')
    await user.type(dialog.getByLabelText('Last day'), '30/09/2026')
    await user.tab()
    expect(await dialog.findByText('The last day is before the first')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Download CSV' })).toBeDisabled()
    await user.clear(dialog.getByLabelText('Last day'))
    await user.tab()
    await user.selectOptions(dialog.getByLabelText('Kind'), 'Payment')
    await user.click(dialog.getByRole('button', { name: 'Download CSV' }))
    await waitFor(() => expect(saved).toEqual(['entries-2026-11-02.csv']))
    expect(network.requestsOf(exportCall)[0]?.query).toEqual({
      from: '2026-10-01',
      kind: 'payment',
    })
  })
})

describe('an account', () => {
  it('opens from its row with every entry, the balance after it, and every invoice', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('link', { name: /Ann Clarke/ }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Ann Clarke' }))
    const entries = within(await drawer.findByRole('table', { name: /^Entries/ }))
    const [, latest, first] = entries.getAllByRole('row')
    expect(latest).toHaveTextContent('PaymentBank transfer · CLARKE3 Oct 2026−£100.00')
    expect(latest).toHaveTextContent('£233.34 owed')
    expect(first).toHaveTextContent('£333.34 owed')
    expect(within(first as HTMLElement).getByRole('link', { name: 'INV-000001' })).toHaveAttribute(
      ...['href', `/sales?tab=invoices&invoice=${testUid(1)}`],
    )
    const invoices = within(drawer.getByRole('table', { name: /^Invoices/ }))
    expect(invoices.getByRole('row', { name: /INV-000001/ })).toHaveTextContent('Overdue')
    expect(drawer.getByText('1 Nov 2026')).toBeVisible()
    await expectNoAxeViolations()
  })

  it('that is new says what will stand there', async () => {
    const { drawer } = await account({
      [accountCall]: makeAccount({
        ...{ entries: [], invoices: [], nextDue: null, balancePence: 0, overduePence: 0 },
        ...{ address: '', postcode: '' },
      }),
    })
    expect(drawer.getByText('No invoices yet')).toBeVisible()
    expect(drawer.getByText('Nothing has moved yet')).toBeVisible()
    expect(drawer.getByText('Nothing is planned')).toBeVisible()
  })
})

describe('a payment', () => {
  it('is recorded in whole pence, on a day that is not to come', async () => {
    const { user, drawer, network } = await account({ [recordCall]: made })
    await user.click(drawer.getByRole('button', { name: 'Record a payment' }))
    const dialog = await dialogOf('Record a payment')
    await user.click(dialog.getByRole('button', { name: 'Record payment' }))
    expect((await dialog.findAllByText('Enter an amount')).length).toBeGreaterThan(0)
    await user.type(dialog.getByLabelText('Amount in pounds'), '266.67')
    await user.selectOptions(dialog.getByLabelText('Method'), 'Cheque')
    await user.type(dialog.getByLabelText(/^Reference/), 'CLARKE 2')
    await user.click(dialog.getByRole('button', { name: 'Record payment' }))
    expect(await screen.findByText('£266.67 of Ann Clarke is recorded.')).toBeVisible()
    expect(network.requestsOf(recordCall)[0]?.body).toEqual({
      ...{ payerId, pence: 26_667, method: 'cheque', reference: 'CLARKE 2' },
      receivedOn: '2026-11-02',
    })
  })

  it('alike to one that is there is recorded when it is said to be another', async () => {
    const message = 'A payment of £100 with this reference is recorded on that day.'
    const { user, drawer, network } = await account({
      [recordCall]: new ApiError({ status: 409, message, serverMessage: message }),
    })
    await user.click(drawer.getByRole('button', { name: 'Record a payment' }))
    const dialog = await dialogOf('Record a payment')
    await user.type(dialog.getByLabelText('Amount in pounds'), '100')
    expect(dialog.queryByRole('button', { name: 'Record another' })).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Record payment' }))
    expect((await dialog.findAllByText(message)).length).toBeGreaterThan(0)
    // Another sum is no second one.
    await user.type(dialog.getByLabelText('Amount in pounds'), '0')
    expect(dialog.queryByRole('button', { name: 'Record another' })).toBeNull()
    await user.type(dialog.getByLabelText('Amount in pounds'), '{Backspace}')
    network.answer({ [recordCall]: made })
    await user.click(dialog.getByRole('button', { name: 'Record another' }))
    expect(await screen.findByText('£100 of Ann Clarke is recorded.')).toBeVisible()
    expect(network.requestsOf(recordCall).map(({ body }) => body)).toMatchObject([
      { pence: 10_000 },
      { pence: 10_000, isAnother: true },
    ])
    expect(network.requestsOf(recordCall)[0]?.body).not.toHaveProperty('isAnother')
  })

  it('is taken back once, with a reason', async () => {
    const { user, drawer, network } = await account({ [reverseCall]: made })
    await user.click(drawer.getByRole('button', { name: /^Take back/ }))
    const dialog = await dialogOf('Take back: Payment of £100')
    await user.click(dialog.getByRole('button', { name: 'Take back' }))
    expect((await dialog.findAllByText('Say why')).length).toBeGreaterThan(0)
    await user.type(dialog.getByLabelText(/^Reason/), 'Wrong family')
    await user.click(dialog.getByRole('button', { name: 'Take back' }))
    expect(await screen.findByText('Payment of £100 is taken back.')).toBeVisible()
    expect(network.requestsOf(reverseCall)[0]?.body).toEqual({ entryId: 7, reason: 'Wrong family' })
  })
})

describe('what can be done beside', () => {
  it('is a refund of what is in credit, and no more', async () => {
    const { user, choose, network } = await account({
      [accountCall]: makeAccount({ balancePence: -23_333, overduePence: 0, creditPence: 23_333 }),
      [refundCall]: made,
    })
    await choose('Refund credit')
    const dialog = await dialogOf('Refund credit')
    const amount = dialog.getByLabelText('Amount in pounds')
    expect(amount).toHaveValue(233.33)
    await user.clear(amount)
    await user.type(amount, '233.34')
    await user.type(dialog.getByLabelText('Reason'), 'Asked for it')
    await user.click(dialog.getByRole('button', { name: 'Record refund' }))
    const fault = 'At most £233.33, which is in credit'
    expect((await dialog.findAllByText(fault)).length).toBeGreaterThan(0)
    await user.clear(amount)
    await user.type(amount, '233.33')
    await user.click(dialog.getByRole('button', { name: 'Record refund' }))
    expect(await screen.findByText('£233.33 paid back to Ann Clarke is recorded.')).toBeVisible()
    expect(network.requestsOf(refundCall)[0]?.body).toEqual({
      ...{ payerId, pence: 23_333, method: 'transfer', reference: '', paidOn: '2026-11-02' },
      reason: 'Asked for it',
    })
  })

  it('is to write off what is overdue', async () => {
    const { user, choose, network } = await account({ [writeOffCall]: made })
    await choose('Write off')
    const dialog = await dialogOf('Write off')
    await user.type(dialog.getByLabelText('Reason'), 'Moved away')
    await user.click(dialog.getByRole('button', { name: 'Write off' }))
    expect(await screen.findByText('£233.34 of Ann Clarke is written off.')).toBeVisible()
    expect(network.requestsOf(writeOffCall)[0]?.body).toEqual({
      ...{ payerId, pence: 23_334, reason: 'Moved away' },
    })
  })

  it('is no refund without credit, and nothing to write off where nothing is overdue', async () => {
    const { user, drawer } = await account({ [accountCall]: makeAccount({ overduePence: 0 }) })
    await user.click(drawer.getByRole('button', { name: /^More/ }))
    expect(await screen.findAllByRole('menuitem')).toHaveLength(1)
  })

  it('is a pause of reminders with a reason, and its end', async () => {
    const { user, choose, network } = await account({
      [accountCall]: makeAccount({
        ...{ remindersPausedUntil: '2026-12-01', pauseReason: 'Agreed by phone' },
      }),
      [pauseCall]: undefined,
    })
    expect(screen.getByText('No reminders until 1 Dec 2026')).toBeVisible()
    await choose('Change the pause')
    const dialog = await dialogOf('Pause reminders')
    expect(dialog.getByLabelText('Reason')).toHaveValue('Agreed by phone')
    await user.click(dialog.getByRole('button', { name: 'End the pause' }))
    expect(await screen.findByText('Ann Clarke gets reminders again.')).toBeVisible()
    expect(network.requestsOf(pauseCall)[0]?.body).toEqual({ payerId, until: null, reason: '' })
  })

  it('is another billing address, which keeps what was typed where somebody else saved', async () => {
    const { user, drawer, network } = await account()
    await user.click(drawer.getByRole('button', { name: 'Edit the billing address' }))
    const dialog = await dialogOf('Billing address')
    const postcode = dialog.getByLabelText(/^Postcode/)
    await user.clear(postcode)
    await user.type(postcode, 'LS2 2BB')
    network.answer({
      [accountCall]: makeAccount({ email: 'ann@new.test', version: 4 }),
      [billingCall]: new ApiError({
        ...{ status: 409, message: 'The payer has been changed by somebody else meanwhile.' },
        data: {
          ...{ by: 'Luca Hall', at: '2026-11-02T09:59:00Z', version: 4, changed: ['email'] },
          values: {
            ...{ name: 'Ann Clarke', address: '2 Low Road\nLeeds', postcode: 'LS1 1AA' },
            email: 'ann@new.test',
          },
        },
      }),
    })
    await user.click(dialog.getByRole('button', { name: 'Save address' }))
    expect((await dialog.findAllByText(/Luca Hall/)).length).toBeGreaterThan(0)
    expect(postcode).toHaveValue('LS2 2BB')
    network.answer({ [billingCall]: { version: 5 } })
    await user.click(dialog.getByRole('button', { name: 'Save mine too' }))
    expect(await screen.findByText('The next invoices go to Ann Clarke.')).toBeVisible()
    expect(network.requestsOf(billingCall).at(-1)?.body).toMatchObject({
      ...{ payerId, version: 4, postcode: 'LS2 2BB', email: 'ann@new.test' },
    })
  })
})
