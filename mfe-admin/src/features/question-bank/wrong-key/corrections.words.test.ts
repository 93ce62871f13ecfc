import { describe, expect, it } from 'vitest'
import { makeCorrection } from './corrections.testing.ts'
import { outcomeInWords, versionsInWords } from './corrections.words.ts'

const stays = (version: number, answers: number) => ({ version, answers, isMarkedAnew: false })

describe('versions that stay', () => {
  it.each([
    [[], null],
    [[{ version: 2, answers: 4, isMarkedAnew: true }], null],
    [[stays(1, 1)], 'Version 1 has other answers: 1 answer stays as marked.'],
    [
      [stays(1, 2), stays(3, 5), { version: 4, answers: 9, isMarkedAnew: true }],
      'Versions 1 and 3 have other answers: 7 answers stay as marked.',
    ],
    [
      [stays(1, 0), stays(2, 0), stays(5, 2)],
      'Versions 1, 2 and 5 have other answers: 2 answers stay as marked.',
    ],
  ])('%j', (versions, words) => {
    expect(versionsInWords(versions)).toBe(words)
  })
})

describe('what a correction came to', () => {
  it.each([
    [{ done: 3, gained: 1, lost: 2 }, '3 answers marked anew: 1 mark gained, 2 marks lost.'],
    [{ done: 1, gained: 0, lost: 0 }, '1 answer marked anew, every mark stays.'],
  ])('%j', (changes, words) => {
    expect(outcomeInWords(makeCorrection(changes))).toBe(words)
  })
})
