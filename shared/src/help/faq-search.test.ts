import { expect, it } from 'vitest'
import { indexOf } from './faq-search.ts'

const faq = (id: string, question: string, words: string) => ({
  ...{ id, question, words, answer: `<p>${words}</p>`, section: 'Practice' },
})

const find = indexOf([
  faq('set', 'How do I start a set of questions?', 'Open Resources, then Question bank.'),
  faq('seminar', 'How do I register for a seminar?', 'Open Seminars and press Register.'),
  faq('mail', 'How do I choose what comes by email?', 'In your account, under Notifications.'),
])
const ids = (sought: string) => find(sought).map(({ id }) => id)

it.each([
  ['register', 'seminar'],
  ['regis', 'seminar'],
  ['regsiter seminr', 'seminar'],
  ['NOTIFICATIONS', 'mail'],
  ['question bank', 'set'],
])('finds for “%s” first of all: %s', (sought, expected) => {
  expect(ids(sought)[0]).toBe(expected)
})

it('is content with some words where nothing has all', () => {
  expect(ids('please register my elephant')).toEqual(['seminar'])
})

it('finds nothing for what is nowhere', () => {
  expect(ids('elephant')).toEqual([])
})

it('says which words were found, as they stand there', () => {
  expect(find('regsiter')[0]?.terms).toContain('register')
})
