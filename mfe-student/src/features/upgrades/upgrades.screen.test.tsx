import { ApiError } from '@portal/shared/api'
import {
  act,
  expectNoAxeViolations,
  type FakeCalls,
  fakeDate,
  renderScreen,
  screen,
  tellLive,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Upgrade, upgradesCall } from './upgrades.queries.ts'
import UpgradesScreen from './upgrades.screen.tsx'

const requestCall = 'POST /upgrade/userUpgrade/RequestUpgrade'
const cancelCall = 'POST /upgrade/userUpgrade/CancelRequest'

type Mine = NonNullable<Upgrade['mine']>

const makeUpgrade = (number: number, name: string, mine: Partial<Mine> = {}): Upgrade => ({
  ...{ id: testUid(number), name, summary: `About ${name}`, body: '<p>All of it.</p>' },
  ...{ image: null, pricePence: 120_000, per: 'once', hours: 0, entitlements: ['hasSeminar'] },
  ...{ isOffered: true, edited: null },
  mine: { state: 'none', requestId: null, reason: null, since: null, ...mine },
})

const offered = makeUpgrade(1, 'Seminars')
const since = '2027-03-01T10:00:00Z'
const pending = makeUpgrade(2, 'Essays', { state: 'pending', requestId: testUid(12), since })
const active = makeUpgrade(3, 'Hours', { state: 'active', requestId: testUid(13), since })
const included = makeUpgrade(4, 'Library', { state: 'included' })
const declined = makeUpgrade(5, 'Interviews', {
  ...{ state: 'declined', requestId: testUid(15), reason: 'The group is full.', since },
})

beforeEach(() => fakeDate('2027-03-02T10:00:00Z'))

const open = (upgrades: readonly Upgrade[], calls: FakeCalls = {}, isViewing = false) =>
  renderScreen(<UpgradesScreen />, {
    path: '/upgrades',
    claims: { hasSeminar: true, isImpersonating: isViewing },
    calls: {
      [upgradesCall]: { upgrades: [...upgrades] },
      'GET /User/Account/GetMe': new ApiError({ status: 404, message: '' }),
      ...calls,
    },
  })

const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name })
  const item = heading.closest('li')
  if (item === null) throw new Error('A card is an item of the list')
  return within(item)
}

describe('the catalogue', () => {
  it('says what each costs, what it adds, and how it stands', async () => {
    const hour = { ...offered, pricePence: 5_500, per: 'hour', hours: 10 } as const
    open([hour, pending, active, included, declined])
    const first = await card('Seminars')
    expect(first.getByText('£55 an hour')).toBeVisible()
    expect(first.getByText('About Seminars')).toBeVisible()
    const adds = within(first.getByRole('list', { name: 'What Seminars adds' }))
    expect(adds.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '10 hours of tuition',
      'Seminars',
    ])
    expect(first.getByRole('button', { name: 'Request Seminars' })).toBeVisible()
    const second = await card('Essays')
    expect(second.getByText('£1,200 once')).toBeVisible()
    expect(second.getByText('Pending')).toBeVisible()
    expect(second.getByRole('button', { name: 'Cancel the request for Essays' })).toBeVisible()
    for (const [name, word] of [
      ['Hours', 'Active'],
      ['Library', 'Included'],
    ] as const) {
      const one = await card(name)
      expect(one.getByText(word)).toBeVisible()
      expect(one.queryByRole('button')).toBeNull()
    }
    const last = await card('Interviews')
    expect(last.getByText('Declined')).toBeVisible()
    expect(last.getByText('The group is full.')).toBeVisible()
    expect(last.getByRole('button', { name: 'Request again: Interviews' })).toBeVisible()
    await expectNoAxeViolations()
  })

  it('offers nothing that is withdrawn', async () => {
    open([{ ...declined, isOffered: false }])
    const only = await card('Interviews')
    expect(only.queryByRole('button')).toBeNull()
    expect(only.getByText('It is not on offer any more.')).toBeVisible()
  })

  it('says when there is nothing', async () => {
    open([])
    expect(await screen.findByText('Your programme has everything on offer.')).toBeVisible()
  })

  it('says so too where the student has all of it', async () => {
    open([active, included])
    expect(await screen.findByText('Your programme has everything on offer.')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Library' })).toBeVisible()
  })

  it('says that it could not be loaded', async () => {
    open([], { [upgradesCall]: new ApiError({ status: 400, message: 'No.' }) })
    expect(await screen.findByText('The upgrades could not be loaded')).toBeVisible()
  })

  it('changes when a request is decided elsewhere', async () => {
    const { network } = open([pending])
    await card('Essays')
    network.answer({
      [upgradesCall]: { upgrades: [{ ...active, name: 'Essays', entitlements: [] }] },
    })
    await act(async () => tellLive())
    expect(await screen.findByText('Active')).toBeVisible()
  })
})

describe('a request', () => {
  it('is sent with a note', async () => {
    const { user, network } = open([offered], { [requestCall]: { requestId: testUid(20) } })
    await user.click(await screen.findByRole('button', { name: 'Request Seminars' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Request Seminars' }))
    await user.type(dialog.getByLabelText(/^Note/), 'In the evening.')
    await user.click(dialog.getByRole('button', { name: 'Send request' }))
    expect(await screen.findByText('Your request for “Seminars” is sent.')).toBeVisible()
    expect(network.requestsOf(requestCall)[0]?.body).toEqual({
      ...{ upgradeId: offered.id, note: 'In the evening.' },
    })
    await waitFor(() => expect(network.requestsOf(upgradesCall)).toHaveLength(2))
  })

  it('that is refused says why, and keeps the note', async () => {
    const message = 'You have asked for this already.'
    const { user } = open([offered], { [requestCall]: new ApiError({ status: 409, message }) })
    await user.click(await screen.findByRole('button', { name: 'Request Seminars' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Request Seminars' }))
    await user.type(dialog.getByLabelText(/^Note/), 'Soon.')
    await user.click(dialog.getByRole('button', { name: 'Send request' }))
    expect(await dialog.findByText(message, { exact: false })).toBeVisible()
    expect(dialog.getByLabelText(/^Note/)).toHaveValue('Soon.')
  })

  it('is taken back', async () => {
    const { user, network } = open([pending], { [cancelCall]: undefined })
    await user.click(await screen.findByRole('button', { name: 'Cancel the request for Essays' }))
    await user.click(await screen.findByRole('button', { name: 'Take it back' }))
    expect(await screen.findByText('Your request is taken back.')).toBeVisible()
    expect(network.requestsOf(cancelCall)[0]?.body).toEqual({ requestId: testUid(12) })
  })

  it('is neither made nor taken back by a parent who looks on', async () => {
    const { user } = open([offered, pending], {}, true)
    const ask = await screen.findByRole('button', { name: 'Request Seminars' })
    expect(ask).toHaveAttribute('aria-disabled', 'true')
    await user.click(ask)
    const cancel = screen.getByRole('button', { name: 'Cancel the request for Essays' })
    expect(cancel).toHaveAttribute('aria-disabled', 'true')
    await user.click(cancel)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
