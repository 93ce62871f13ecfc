import { describe, expect, it } from 'vitest'
import { marksInWords, partInWords } from './finished-work.rules.ts'

describe('marks in words', () => {
  it('have one decimal where they are shared', () => {
    expect(marksInWords(18, 27)).toBe('18 of 27')
    expect(marksInWords(17.25, 27)).toBe('17.3 of 27')
  })

  it('says of each part how it went', () => {
    const part = (sectionNo: string, score: number | null) => ({
      sectionNo,
      score,
      maximum: 27,
      timeMs: 0,
    })
    expect(partInWords(part('Physics', 18))).toBe('Physics: 18 of 27')
    expect(partInWords(part('Biology', null))).toBe('Biology: not started')
  })
})
