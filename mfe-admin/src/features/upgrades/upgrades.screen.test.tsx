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
import { catalogueCall, requestsCall } from './upgrades.queries.ts'
import UpgradesScreen from './upgrades.screen.tsx'
import { makeRequest, makeUpgrade } from './upgrades.testing.ts'

const saveCall = 'POST /upgrade/admin/Upgrade/Save'
const orderCall = 'POST /upgrade/admin/Upgrade/Order'
const declineCall = 'POST /upgrade/admin/Upgrade/DeclineRequest'

const first = makeUpgrade(1, 'Seminars', { pendingCount: 2 })
const second = makeUpgrade(2, 'Essays', { state: 'draft' })

beforeEach(() => fakeDate('2027-03-02T10:00:00Z'))

const open = (path = '/upgrades', calls: FakeCalls = {}) =>
  renderScreen(<UpgradesScreen />, {
    role: 'Admin',
    path,
    calls: {
      [catalogueCall]: { upgrades: [first, second] },
      [requestsCall]: { requests: [makeRequest()], totalCount: 1, pendingCount: 1 },
      'GET /Lists/View/GetViews': { views: [] },
      ...calls,
    },
  })

describe('the catalogue', () => {
  it('stands in its order with price, state and how many wait', async () => {
    open()
    expect(await screen.findByText('Seminars')).toBeVisible()
    expect(screen.getAllByText('£1,200 once · Seminars')).toHaveLength(2)
    expect(screen.getByText('2 requests wait')).toBeVisible()
    expect(screen.getByText('Draft')).toBeVisible()
    await expectNoAxeViolations()
  })

  it('is put in order', async () => {
    const { user, network } = open(undefined, { [orderCall]: undefined })
    const [menu] = (await screen.findAllByRole('button', { name: /Essays/ })).slice(-1)
    if (menu) await user.click(menu)
    await user.click(await screen.findByRole('menuitem', { name: 'Move up' }))
    await waitFor(() =>
      expect(network.requestsOf(orderCall)[0]?.body).toEqual({ ids: [second.id, first.id] }),
    )
  })

  it('gets a new one, looked at before it is saved', async () => {
    const { user, network } = open(undefined, { [saveCall]: { id: testUid(9), version: 1 } })
    await screen.findByText('Seminars')
    await user.click(screen.getByRole('button', { name: 'Add an upgrade' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New upgrade' }))
    await dialog.findByRole('textbox', { name: /^Details/ }, { timeout: 20_000 })
    await user.click(dialog.getByRole('button', { name: 'Save upgrade' }))
    expect((await dialog.findAllByText('Enter a name')).length).toBeGreaterThan(0)
    expect(dialog.getAllByText('Enter a price').length).toBeGreaterThan(0)
    await user.type(dialog.getByLabelText('Name'), 'Library')
    await user.type(dialog.getByLabelText(/^Summary/), 'Books')
    await user.type(dialog.getByLabelText('Price in pounds'), '25.50')
    await user.click(dialog.getByRole('radio', { name: 'A month' }))
    await user.click(dialog.getByRole('checkbox', { name: 'Library' }))
    await user.click(dialog.getByRole('radio', { name: 'Offered' }))
    await user.click(dialog.getByRole('button', { name: 'Preview' }))
    const preview = within(dialog.getByRole('region', { name: 'Preview' }))
    expect(preview.getByText('£25.50 a month')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Save upgrade' }))
    expect(await screen.findByText('“Library” is saved.')).toBeVisible()
    expect(network.requestsOf(saveCall)[0]?.body).toEqual({
      ...{ name: 'Library', summary: 'Books', body: '', imageFileId: null, pricePence: 2_550 },
      ...{ per: 'month', entitlements: ['hasLibrary'], hours: 0, state: 'offered' },
    })
  })

  it('keeps what was typed where somebody else saved meanwhile, and shows what they changed', async () => {
    const { user, network } = open()
    const [menu] = (await screen.findAllByRole('button', { name: /Seminars/ })).slice(-1)
    if (menu) await user.click(menu)
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Seminars' }))
    const name = dialog.getByLabelText('Name')
    await user.clear(name)
    await user.type(name, 'Seminars, all year')
    const theirs = { ...first, pricePence: 99_000, edited: { ...first.edited, version: 3 } }
    network.answer({
      [catalogueCall]: { upgrades: [theirs, second] },
      [saveCall]: new ApiError({
        ...{ status: 409, message: 'The upgrade has been changed by somebody else meanwhile.' },
        data: {
          ...{ by: 'Luca Hall', at: '2027-03-02T09:59:00Z', version: 3, changed: ['pricePence'] },
          values: { pricePence: 99_000 },
        },
      }),
    })
    await user.click(dialog.getByRole('button', { name: 'Save upgrade' }))
    expect((await dialog.findAllByText(/Luca Hall/)).length).toBeGreaterThan(0)
    expect(name).toHaveValue('Seminars, all year')
  })

  it('says that it is empty, or could not be loaded', async () => {
    const { unmount } = open(undefined, { [catalogueCall]: { upgrades: [] } })
    expect(await screen.findByText('No upgrade yet')).toBeVisible()
    unmount()
    open(undefined, { [catalogueCall]: new ApiError({ status: 400, message: 'No.' }) })
    expect(await screen.findByText('The upgrades could not be loaded')).toBeVisible()
  })
})

describe('requests', () => {
  const path = '/upgrades?tab=requests'

  it('are listed by the address, with what their students say', async () => {
    const { network } = open(`${path}&state=pending&search=ada`)
    const row = await screen.findByRole('row', { name: /Ada Byron/ })
    for (const text of ['Seminars', 'Soon, please.', 'Premium', 'Pending']) {
      expect(within(row).getByText(text)).toBeVisible()
    }
    expect(network.requestsOf(requestsCall)[0]?.query).toMatchObject({
      ...{ state: 'pending', search: 'ada' },
    })
    await expectNoAxeViolations()
  })

  it('are declined with a reason', async () => {
    const { user, network } = open(path, { [declineCall]: undefined })
    const row = await screen.findByRole('row', { name: /Ada Byron/ })
    await user.click(within(row).getByRole('button', { name: /^Decline/ }))
    const name = 'Decline the request of Ada Byron'
    const dialog = within(await screen.findByRole('dialog', { name }))
    await user.click(dialog.getByRole('button', { name: 'Decline request' }))
    expect((await dialog.findAllByText('Say why')).length).toBeGreaterThan(0)
    await user.type(dialog.getByLabelText(/^Reason/), 'The group is full.')
    await user.click(dialog.getByRole('button', { name: 'Decline request' }))
    expect(await screen.findByText('The request of Ada Byron is declined.')).toBeVisible()
    expect(network.requestsOf(declineCall)[0]?.body).toEqual({
      ...{ requestId: testUid(30), reason: 'The group is full.' },
    })
  })

  it('are accepted by the sale', async () => {
    const { user, address } = open(path)
    const row = await screen.findByRole('row', { name: /Ada Byron/ })
    await user.click(within(row).getByRole('button', { name: /^Accept/ }))
    await waitFor(() => expect(address()).toBe(`/sales/upsell?request=${testUid(30)}`))
  })

  it('that are decided show how, and nothing can be done with them', async () => {
    const done = makeRequest({
      ...{ state: 'declined', reason: 'The group is full.', decidedBy: 'Luca Hall' },
      decidedAt: '2027-03-02T09:00:00Z',
    })
    open(path, { [requestsCall]: { requests: [done], totalCount: 1, pendingCount: 0 } })
    const row = await screen.findByRole('row', { name: /Ada Byron/ })
    for (const text of ['Declined', 'The group is full.', 'Luca Hall']) {
      expect(within(row).getByText(text)).toBeVisible()
    }
    expect(within(row).queryByRole('button', { name: /^Decline/ })).toBeNull()
  })

  it('say that nobody has asked', async () => {
    open(path, { [requestsCall]: { requests: [], totalCount: 0, pendingCount: 0 } })
    expect(await screen.findByText('Nobody has asked for an upgrade yet')).toBeVisible()
  })
})
