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
import { beforeEach, expect, it } from 'vitest'
import { type BankComment, bankCall } from './bank.queries.ts'
import BankTab from './bank-tab.tsx'

const saveCall = 'POST /Marking/tutor/CommentBank/SaveComment'
const removeCall = 'POST /Marking/tutor/CommentBank/RemoveComment'

const own: BankComment = {
  ...{ id: testUid(700), isShared: false, kind: 'essay', criterion: 'Evidence', shortcut: 'ev' },
  ...{ text: 'Say where this comes from.', lastUsedAt: '2026-11-23T10:00:00Z' },
}
const everybodys: BankComment = {
  ...{ id: testUid(701), isShared: true, kind: 'any', criterion: null, shortcut: null },
  ...{ text: 'Well argued.', lastUsedAt: null },
}

beforeEach(() => fakeDate('2026-11-24T09:00:00Z'))

const open = (
  calls: FakeCalls = {},
  { role = 'Tutor', search = '' }: { role?: 'Tutor' | 'Senior Tutor'; search?: string } = {},
) =>
  renderScreen(<BankTab />, {
    ...{ role, path: `/submissions?tab=bank${search}` },
    calls: { [bankCall]: [own, everybodys], [saveCall]: { id: testUid(702) }, ...calls },
  })

const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }))

it('shows own comments and everybody’s, which a tutor only uses', async () => {
  const { container } = open()
  const first = await rowOf(/Say where/)
  for (const text of ['Essay', 'Evidence', 'ev', 'Mine', '23 hours ago']) {
    expect(first.getByText(text)).toBeVisible()
  }
  const second = await rowOf(/Well argued/)
  expect(second.getByText('Everybody’s')).toBeVisible()
  expect(second.getByText('Not yet')).toBeVisible()
  expect(second.queryByRole('button')).toBeNull()
  await expectNoAxeViolations(container)
})

it('is sought by words and kind, in the address', async () => {
  const { user, network, address } = open({}, { search: '&search=where' })
  await screen.findByRole('row', { name: /Say where/ })
  expect(network.requestsOf(bankCall)[0]?.query).toEqual({ search: 'where' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Essay')
  await waitFor(() =>
    expect(network.requestsOf(bankCall).at(-1)?.query).toEqual({ search: 'where', kind: 'essay' }),
  )
  expect(address()).toBe('/submissions?tab=bank&search=where&kind=essay')
})

it('keeps a new comment, and says where its shortcut is taken', async () => {
  const message = '“gap” stands for another comment already.'
  const { user, network } = open({
    [saveCall]: new ApiError({
      ...{ status: 409, message, errors: [{ path: 'body.shortcut', message }] },
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'New comment' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New comment' }))
  expect(dialog.queryByRole('switch')).toBeNull()
  await user.type(dialog.getByRole('textbox', { name: /^Comment/ }), 'There is a gap here.')
  await user.type(dialog.getByRole('textbox', { name: /^Shortcut/ }), 'Gap')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Kind' }), 'Personal statement')
  await expectNoAxeViolations()
  await user.click(dialog.getByRole('button', { name: 'Save comment' }))
  expect((await dialog.findAllByText(message)).length).toBeGreaterThan(0)
  network.answer({ [saveCall]: { id: testUid(702) } })
  const shortcut = dialog.getByRole('textbox', { name: /^Shortcut/ })
  await user.clear(shortcut)
  await user.type(shortcut, 'gap-2')
  await user.click(dialog.getByRole('button', { name: 'Save comment' }))
  expect(await screen.findByText('The comment is saved.')).toBeVisible()
  expect(network.requestsOf(saveCall).map(({ body }) => body)).toEqual([
    expect.objectContaining({ shortcut: 'gap' }),
    {
      ...{ text: 'There is a gap here.', kind: 'statement', criterion: null, shortcut: 'gap-2' },
      isShared: false,
    },
  ])
})

it('lets senior tutors change what everybody has', async () => {
  const { user, network } = open({}, { role: 'Senior Tutor' })
  await user.click((await rowOf(/Well argued/)).getByRole('button', { name: /^Edit/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit the comment' }))
  await user.click(dialog.getByRole('switch', { name: /For everybody/ }))
  await user.click(dialog.getByRole('button', { name: 'Save comment' }))
  await screen.findByText('The comment is saved.')
  expect(network.requestsOf(saveCall)[0]?.body).toEqual({
    ...{ id: testUid(701), text: 'Well argued.', kind: 'any', criterion: null, isShared: false },
  })
})

it('takes a comment out, with the way back', async () => {
  const { user, network } = open({ [removeCall]: undefined })
  await user.click((await rowOf(/Say where/)).getByRole('button', { name: /^Remove/ }))
  await screen.findByText('The comment is removed.')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(network.requestsOf(removeCall).map(({ body }) => body)).toEqual([
      { id: testUid(700), isRemoved: true },
      { id: testUid(700), isRemoved: false },
    ]),
  )
})

it('says that there is none, that none fits, and what could not be loaded', async () => {
  const { unmount } = open({ [bankCall]: [] })
  expect(await screen.findByText('No comment yet')).toBeVisible()
  unmount()
  const second = open({ [bankCall]: [] }, { search: '&search=zebra' })
  expect(await screen.findByText('No comment fits')).toBeVisible()
  second.unmount()
  open({ [bankCall]: new ApiError({ status: 400, message: 'No.' }) })
  expect(await screen.findByText('The comments could not be loaded')).toBeVisible()
})
