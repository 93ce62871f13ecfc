import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  fakeDate,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { countCall, messagesCall, saveCall } from './messages.queries.ts'
import { makeMessage, noAudience, notOut } from './messages.testing.ts'
import {
  at,
  draft,
  messageId,
  open,
  openMessage,
  panelOf,
  press,
} from './notifications.testing.tsx'

beforeEach(() => fakeDate('2026-11-27T10:00:00Z'))

describe('the list of messages', () => {
  it('shows how far each got, nothing of those that nobody has, and opens one', async () => {
    const { user, network, address } = open('/notifications?state=sent')
    const row = within(await screen.findByRole('row', { name: /Mock week/ }))
    for (const text of ['Sent', '598', '402', '120', '3', 'Ada Byron']) {
      expect(row.getByText(text)).toBeVisible()
    }
    const other = within(screen.getByRole('row', { name: /Fees/ }))
    expect(other.getByText('Not yet')).toBeVisible()
    expect(other.queryByText('598')).toBeNull()
    expect(network.requestsOf(messagesCall)[0]?.query).toMatchObject({
      ...{ state: 'sent', sort: 'sendAt', direction: 'desc' },
    })
    await expectNoAxeViolations()
    await user.click(row.getByRole('link', { name: 'Mock week' }))
    await waitFor(() => expect(address()).toBe(`/notifications?state=sent&message=${messageId}`))
    await user.click((await panelOf()).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(address()).toBe('/notifications?state=sent'))
  })

  it('begins with a message where there is none', async () => {
    const { user } = open('/notifications', { [messagesCall]: { messages: [], totalCount: 0 } })
    expect(await screen.findByText('No messages yet')).toBeVisible()
    await user.click(screen.getAllByRole('button', { name: 'Write a message' })[1] as Element)
    expect(await screen.findByRole('dialog', { name: 'New message' })).toBeVisible()
  })
})

describe('writing a message', () => {
  it('counts whom it would reach, saves it, and opens it', async () => {
    const { user, network, address } = open('/notifications', {
      [saveCall]: { messageId, version: 1 },
      'GET /System/admin/Calendar/FindSchools': {
        schools: [{ id: testUid(5), name: 'Hill School' }],
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Write a message' }))
    const form = within(await screen.findByRole('dialog', { name: 'New message' }))
    expect(form.getByText(/Choose roles or people/)).toBeVisible()
    expect(network.requestsOf(countCall)).toEqual([])
    await user.click(form.getByRole('button', { name: 'Save message' }))
    expect((await form.findAllByText('Enter a title')).length).toBeGreaterThan(0)
    expect(network.requestsOf(saveCall)).toEqual([])
    await user.type(form.getByLabelText('Title'), 'Mock week')
    await user.type(form.getByLabelText(/^Text/), 'Mocks start on Monday.')
    await user.click(form.getByRole('checkbox', { name: 'Students' }))
    expect(await form.findByText('In the morning mail')).toBeVisible()
    await user.click(form.getByText('Only some of them'))
    const schools = form.getByRole('combobox', { name: /^Schools/ })
    await user.type(schools, 'Hill')
    await user.click(await screen.findByRole('option', { name: 'Hill School' }))
    expect(await form.findByRole('button', { name: 'Remove Hill School' })).toBeVisible()
    expect(form.getByRole('combobox', { name: /^Schools/ })).toHaveFocus()
    await user.click(form.getByRole('checkbox', { name: 'Year 12' }))
    const audience = {
      ...{ ...noAudience, roles: ['Student'], schoolIds: [testUid(5)], yearGroups: [12] },
    }
    await waitFor(() => expect(network.requestsOf(countCall).at(-1)?.body).toEqual({ audience }))
    await expectNoAxeViolations()
    await user.click(form.getByRole('button', { name: 'Save message' }))
    await waitFor(() => expect(address()).toBe(at))
    expect(network.requestsOf(saveCall)[0]?.body).toEqual({
      ...{ messageId: null, title: 'Mock week', description: 'Mocks start on Monday.', audience },
      ...{ link: null, notificationLink: null, navigatableLink: null, expiresAt: null },
    })
  })

  it('refuses a page that not all of the roles can open, and a link without words', async () => {
    const { user, network } = openMessage(
      makeMessage({ ...notOut, state: 'draft', navigatableLink: null }),
    )
    await press(user, 'Edit')
    const form = within(await screen.findByRole('dialog', { name: 'Edit Mock week' }))
    await user.type(form.getByLabelText(/^Page of the portal/), '/tuition')
    await user.type(form.getByLabelText(/^Link out of the portal/), 'https://example.org')
    await user.click(form.getByRole('button', { name: 'Save message' }))
    for (const fault of [
      'Not all of the roles can open this page',
      'Enter the words of the link',
    ]) {
      expect((await form.findAllByText(fault)).length).toBeGreaterThan(0)
    }
    expect(network.requestsOf(saveCall)).toEqual([])
  })

  it('sets what somebody else saved meanwhile beside it, field by field', async () => {
    const theirs = { ...draft, title: 'Mock fortnight', audience: { ...draft.audience, roles: [] } }
    const { user, network } = openMessage(draft, {
      [saveCall]: () => {
        if (network.requestsOf(saveCall).length > 1) return { messageId, version: 6 }
        throw new ApiError({
          ...{ status: 409, message: 'Changed.' },
          data: {
            ...{ by: 'Grace Hopper', at: '2026-11-27T09:59:00.000Z', version: 5 },
            ...{ values: theirs, changed: ['title', 'audience'] },
          },
        })
      },
    })
    await press(user, 'Edit')
    const form = within(await screen.findByRole('dialog', { name: 'Edit Mock week' }))
    await user.type(form.getByLabelText('Title'), ' in March')
    await user.click(form.getByRole('button', { name: 'Save message' }))
    expect(await form.findByText('Somebody else has saved this meanwhile')).toBeVisible()
    await user.click(form.getByRole('radio', { name: /^Mock week in March/ }))
    await user.click(form.getByRole('button', { name: 'Save what is chosen' }))
    await waitFor(() => expect(network.requestsOf(saveCall)).toHaveLength(2))
    expect(network.requestsOf(saveCall)[1]?.body).toMatchObject({
      ...{ version: 5, title: 'Mock week in March', audience: { roles: [] } },
    })
  })

  it('asks before what is not saved is left', async () => {
    const { user } = openMessage(draft)
    await press(user, 'Edit')
    const form = within(await screen.findByRole('dialog', { name: 'Edit Mock week' }))
    await user.type(form.getByLabelText('Title'), ' in March')
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Leave without saving?' }),
    )
    expect(form.getByLabelText('Title')).toHaveValue('Mock week in March')
    await user.click(question.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit Mock week' })).toBeNull())
  })

  it('is kept on the device until it is saved', async () => {
    const { user, unmount } = open()
    await user.click(await screen.findByRole('button', { name: 'Write a message' }))
    const title = async () =>
      within(await screen.findByRole('dialog', { name: 'New message' })).getByLabelText('Title')
    await user.type(await title(), 'Mock week')
    unmount()
    const again = open()
    await again.user.click(await screen.findByRole('button', { name: 'Write a message' }))
    expect(await title()).toHaveValue('Mock week')
  })
})
