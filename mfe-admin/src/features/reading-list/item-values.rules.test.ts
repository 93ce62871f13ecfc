import { expect, it } from 'vitest'
import { addressFault, newValues, sentOf, valuesOfItem } from './item-values.rules.ts'
import { makeItem } from './reading.testing.ts'

it('sends an item as it was where nothing is changed', () => {
  const { id } = makeItem()
  expect(sentOf(valuesOfItem(makeItem()), id)).toEqual({
    ...{ id, version: 3, subjectId: 1, kind: 'website', title: 'NRICH', authors: 'Cambridge' },
    ...{ why: 'Problems.', address: 'https://nrich.maths.org', bookId: null, level: 'first' },
    ...{ minutes: 20, state: 'published' },
  })
})

it('sends nothing for what is empty, and no id of a new one', () => {
  const sent = sentOf({ ...newValues('4'), title: 'A', address: ' ' }, undefined)
  expect(sent).toMatchObject({ subjectId: 4, address: null, bookId: null, minutes: null })
  expect(sent).not.toHaveProperty('id')
  const book = { id: '00000000-0000-4000-8000-0000000000b1', title: 'Light' }
  expect(sentOf(valuesOfItem(makeItem({ address: null, book })), 'x').bookId).toBe(book.id)
})

it.each([
  ['', '', undefined],
  [' https://a.example/b ', '', undefined],
  ['http://a.example', '', /https/],
  ['javascript:alert(1)', '', /https/],
  ['//a.example', '', /https/],
  ['https://me:word@a.example', '', /https/],
  ['https://a.example', 'b1', /not both/],
])('says of the address “%s” with the book “%s” what is wrong', (address, bookId, fault) => {
  const said = addressFault({ address, bookId })
  if (fault === undefined) expect(said).toBeUndefined()
  else expect(said).toMatch(fault)
})
