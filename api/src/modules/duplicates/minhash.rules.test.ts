import { describe, expect, it } from 'vitest'
import { buildQuestions } from '../../database/seed/content/index.ts'
import type { AuthoredQuestion } from '../../database/seed/content/types.ts'
import { comparedOf, likenessOf, type Wording } from './likeness.rules.ts'
import { bandsOf, minHashOf } from './minhash.rules.ts'

const setOf = (from: number, to: number) =>
  new Set(Array.from({ length: to - from }, (_, index) => `shingle ${from + index}`))

describe('MinHash', () => {
  it('shares as many values as two sets share of all they have', () => {
    const [one, other] = [minHashOf(setOf(0, 300)), minHashOf(setOf(100, 400))]
    const shared = one.filter((value, index) => value === other[index]).length
    // Half of all; of 64 values 32 with a deviation of 4.
    expect(shared).toBeGreaterThan(20)
    expect(shared).toBeLessThan(44)
    expect(minHashOf(setOf(0, 300))).toEqual(one)
  })

  it('stays what it is, for bands are kept', () => {
    expect(minHashOf(new Set(['what is #'])).slice(0, 2)).toEqual([965095934, 2486785461])
    expect(bandsOf(new Set(['what is #'])).slice(0, 2)).toEqual([
      '137814691505777190',
      '2070669889228722100',
    ])
  })

  it('makes sixteen bands that tell their places, each a number of 64 bits', () => {
    const bands = bandsOf(setOf(0, 20))
    expect(new Set(bands).size).toBe(16)
    for (const band of bands) expect(BigInt.asIntN(64, BigInt(band))).toBe(BigInt(band))
    expect(bandsOf(new Set())).toEqual([])
  })
})

describe('over the authored questions', () => {
  const wordingOf = ({ text, data, options, marking }: AuthoredQuestion): Wording => ({
    ...{ text, data },
    answers: marking?.kind === 'equation' ? [marking.expected] : options.map((each) => each.text),
  })
  const wordings = buildQuestions().map(wordingOf)
  const known = wordings.map((wording) => {
    const compared = comparedOf(wording)
    return { wording, compared, bands: new Set(bandsOf(compared.masked)) }
  })

  const higher = (text: string) => text.replace(/\d+/g, (digits) => String(Number(digits) + 3))

  /** Puts another word in the place of the one in the middle. */
  const oneWord = (wording: Wording): Wording => {
    const words = [...wording.text.matchAll(/(?<![\\a-z<&])[a-z]{4,}(?![^<]*>)/gi)]
    const [word = '', at = 0] = [words[words.length >> 1]?.[0], words[words.length >> 1]?.index]
    const { text } = wording
    return { ...wording, text: `${text.slice(0, at)}altered ${text.slice(at + word.length)}` }
  }
  const numbers = ({ text, data, answers }: Wording): Wording => ({
    ...{ text: higher(text), data: data && higher(data), answers: answers.map(higher) },
  })

  it.each<[string, (wording: Wording) => Wording, Wording['text'][]]>([
    ['a word', oneWord, ['near', 'variant']],
    ['the numbers', numbers, ['near', 'variant', 'same']],
    ['the numbers and a word', (wording) => oneWord(numbers(wording)), ['near', 'variant']],
    [
      'the order of the answers',
      (wording) => ({ ...wording, answers: wording.answers.toReversed() }),
      ['near', 'variant', 'same'],
    ],
    [
      'a sentence more',
      (wording) => ({ ...wording, text: `${wording.text}<p>Give your answer in full.</p>` }),
      ['near', 'variant'],
    ],
    ['data given', (wording) => ({ ...wording, data: `${wording.data ?? ''}Given.` }), ['near']],
  ])('finds ninety-nine of a hundred copies with %s changed', (_, edit, kinds) => {
    const found = known.filter(({ wording, compared, bands }) => {
      const other = comparedOf(edit(wording))
      const isCandidate = bandsOf(other.masked).some((band) => bands.has(band))
      const likeness = isCandidate ? likenessOf(compared, other) : null
      return likeness !== null && kinds.includes(likeness.kind)
    })
    expect(found.length / known.length).toBeGreaterThanOrEqual(0.99)
  })

  it('finds none alike that are not: no pair of the bank is', () => {
    const pairs = known.flatMap((one, index) =>
      known
        .slice(index + 1)
        .filter(({ bands }) => [...bands].some((band) => one.bands.has(band)))
        .flatMap((other) => likenessOf(one.compared, other.compared) ?? []),
    )
    expect(pairs).toEqual([])
  })
})
