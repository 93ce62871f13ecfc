import { expect, it } from 'vitest'
import { bulkSaid, bulkValue, nothingChosen } from './bulk.rules.ts'

it('sends what the action takes', () => {
  expect(bulkValue('stop', nothingChosen)).toBeNull()
  expect(bulkValue('add school', nothingChosen)).toBeNull()
  expect(bulkValue('add tutor', { ...nothingChosen, id: 'x' })).toBe('x')
  expect(bulkValue('set entitlement', { ...nothingChosen, until: '2026-09-01' })).toEqual({
    ...{ entitlement: 'hasQuestionBank', state: 'on', until: '2026-09-01' },
  })
  expect(
    bulkValue('set entitlement', { ...nothingChosen, state: 'as booked', until: '2026-09-01' }),
  ).toMatchObject({ until: null })
})

it('says what came of it, and who was left out', () => {
  const skipped = [{ name: 'Ada', why: 'This is the last admin.' }]
  expect(bulkSaid('stop', { changed: 1, skipped: [] })).toBe('1 person is stopped.')
  expect(bulkSaid('stop', { changed: 2, skipped })).toBe(
    '2 people are stopped. Left out: Ada (This is the last admin).',
  )
  expect(bulkSaid('invite', { changed: 0, skipped: [...skipped, ...skipped] })).toBe(
    'Nobody is invited. Left out: Ada (This is the last admin) and 1 more.',
  )
})
