import { describe, expect, it } from 'vitest'
import { paperText, previewOf, typeWord } from './documents.rules.ts'

describe('documents in words', () => {
  it.each([
    ['application/pdf', 'PDF', 'reader'],
    ['image/png', 'PNG image', 'image'],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'Word', null],
    ['text/plain', 'File', null],
  ])('%s is a %s, looked at as %s', (type, word, preview) => {
    expect([typeWord(type), previewOf(type)]).toEqual([word, preview])
  })

  it.each([
    ['ESAT 2024, Physics', 'ESAT', 'Physics', 2024],
    ['ESAT 2024', 'ESAT', null, 2024],
    ['ESAT, Physics', 'ESAT', 'Physics', null],
    ['', null, null, null],
  ])('a paper is of %j', (text, test, section, year) => {
    const named = (name: string | null) => (name === null ? null : { name })
    expect(paperText({ test: named(test), section: named(section), year })).toBe(text)
  })
})
