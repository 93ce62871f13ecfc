import { expect, it } from 'vitest'
import { placeOfQuote } from './quotes.rules.ts'

it('takes the words with some around them', () => {
  const text = `${'a'.repeat(70)} quote ${'b'.repeat(70)}`
  expect(placeOfQuote(['', text], 1, { start: 71, end: 76 })).toEqual({
    ...{ part: 1, start: 71, end: 76, quote: 'quote' },
    prefix: `${'a'.repeat(63)} `,
    suffix: ` ${'b'.repeat(63)}`,
  })
  expect(placeOfQuote(['ab'], 0, { start: 0, end: 2 })).toMatchObject({ prefix: '', suffix: '' })
})

it('cuts no character of two units', () => {
  const text = `👩${'a'.repeat(63)}👩b👩${'c'.repeat(63)}👩`
  const { prefix, suffix, quote } = placeOfQuote([text], 0, { start: 66, end: 69 })
  expect(quote).toBe('👩b👩')
  expect(prefix).toBe('a'.repeat(63))
  expect(suffix).toBe('c'.repeat(63))
})
