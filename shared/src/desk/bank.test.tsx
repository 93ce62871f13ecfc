import { act, screen, testUid, waitFor, within } from '@portal/shared/testing'
import { expect, it } from 'vitest'
import { bankCall } from './desk.queries.ts'
import { focusText, leavePageNow, makeDeskRead, openDesk, saveCall } from './desk.testing.tsx'
import type { BankComment } from './desk.types.ts'

const saved = (number: number, text: string, shortcut: string | null = null): BankComment => ({
  ...{ id: testUid(number), isShared: false, kind: 'any', criterion: null, lastUsedAt: null },
  ...{ text, shortcut },
})
const bank = [
  saved(1, 'Name an example.', 'ex'),
  saved(2, 'Cut this sentence.'),
  saved(3, 'Well put.'),
]

async function openComment() {
  const rendered = await openDesk(makeDeskRead(), { [bankCall]: bank })
  await focusText()
  await rendered.user.keyboard('c')
  const field = await screen.findByRole('textbox', { name: /^Comment 1/ })
  await waitFor(() => expect(rendered.network.requestsOf(bankCall)).toHaveLength(1))
  return { ...rendered, field }
}

it('puts a saved comment in by a stroke, words and Enter', async () => {
  const { user, field, network } = await openComment()
  await user.keyboard('Here: /')
  expect(screen.getByRole('combobox', { name: 'Find a saved comment' })).toHaveFocus()
  await user.keyboard('sent')
  const list = await screen.findByRole('listbox', { name: 'Saved comments' })
  expect(within(list).getAllByRole('option')).toHaveLength(1)
  await user.keyboard('{Enter}')
  expect(field).toHaveFocus()
  expect(field).toHaveValue('Here: Cut this sentence.')
  await user.keyboard('{Control>}{Enter}{/Control}')
  act(() => void leavePageNow())
  await waitFor(() => expect(network.requestsOf(saveCall)).not.toHaveLength(0))
  expect(network.requestsOf(saveCall).at(-1)?.body).toMatchObject({ usedBankIds: [testUid(2)] })
})

it('goes through them by arrows, and back by Escape without losing what is written', async () => {
  const { user, field } = await openComment()
  await user.keyboard('/{ArrowDown}{ArrowDown}')
  const last = () => screen.getByRole('option', { name: 'Well put.' })
  await waitFor(() => expect(last()).toHaveAttribute('aria-selected', 'true'))
  await user.keyboard('{Escape}')
  expect(field).toHaveFocus()
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.keyboard('Mine')
  expect(field).toHaveValue('Mine')
})

it('takes a second stroke, and one within a word, for what it is', async () => {
  const { user, field } = await openComment()
  await user.keyboard('//')
  expect(field).toHaveValue('/')
  await user.clear(field)
  await user.keyboard('and/or')
  expect(field).toHaveValue('and/or')
})

it('writes a shortcut out by Tab, and leaves Tab alone otherwise', async () => {
  const { user, field } = await openComment()
  await user.keyboard('Good. ex')
  await screen.findByRole('button', { name: 'Saved comments' })
  await user.keyboard('{Tab}')
  expect(field).toHaveValue('Good. Name an example.')
  expect(field).toHaveFocus()
  await user.keyboard(' Yes{Tab}')
  expect(field).not.toHaveFocus()
})
