import { expect, it } from 'vitest'
import { tabOf, withTab } from './account.rules.ts'

it.each([
  ['', 'calendar'],
  ['tab=account', 'account'],
  ['tab=application', 'application'],
  ['tab=calendar&view=week', 'calendar'],
  ['part=account', 'account'],
  ['tab=other', 'calendar'],
])('opens for %j the tab %s', (text, tab) => {
  expect(tabOf(new URLSearchParams(text))).toBe(tab)
})

it('has no word for the calendar, and keeps what the calendar shows', () => {
  const search = new URLSearchParams('part=account&view=week')
  expect(withTab(search, 'account').toString()).toBe('view=week&tab=account')
  expect(withTab(search, 'calendar').toString()).toBe('view=week')
})
