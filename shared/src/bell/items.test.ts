// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { bellItemOf, notificationItemOf, shownCharacters } from './items.ts'

const entry = {
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Hours changed',
  description: 'Two hours were added',
  isRead: false,
  link: null,
  notificationLink: null,
  navigatableLink: null,
  isNotificationAdjustment: false,
  createdAt: '2026-11-21T10:00:00Z',
}

it('takes what both have, and leaves out links that are not there', () => {
  expect(notificationItemOf(entry)).toEqual({
    id: entry.id,
    title: 'Hours changed',
    description: 'Two hours were added',
    isRead: false,
    createdAt: entry.createdAt,
    shownCharacters: 20,
  })
})

it('shows more of a change of hours', () => {
  expect(notificationItemOf({ ...entry, isNotificationAdjustment: true }).shownCharacters).toBe(25)
})

it.each([
  ['The guide', 'https://example.org/guide', 'The guide'],
  [null, 'https://example.org/guide', 'example.org/guide'],
  ['', 'https://example.org/guide', 'example.org/guide'],
])('names a link %s to %s as %s', (link, notificationLink, text) => {
  const looks = { title: 'T', shownCharacters: 15 }
  expect(bellItemOf({ ...entry, link, notificationLink }, looks).link).toEqual({
    text,
    href: notificationLink,
  })
})

it('leads where the entry leads, in its colour', () => {
  const looks = { title: 'T', shownCharacters: 25, colour: 'alert.1' }
  expect(bellItemOf({ ...entry, navigatableLink: '/tuition' }, looks)).toMatchObject({
    to: '/tuition',
    colour: 'alert.1',
  })
})

it('shows 15 to 25 characters of everything', () => {
  for (const shown of Object.values(shownCharacters)) {
    expect(shown).toBeGreaterThanOrEqual(15)
    expect(shown).toBeLessThanOrEqual(25)
  }
})
