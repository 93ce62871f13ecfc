import { describe, expect, it } from 'vitest'
import { buildQuestions } from './index.ts'
import { resemblance, similarPairs, stemFamilies, stemTokens } from './similarity.ts'

const stem = (key: string, text: string, data: string | null = null) => ({ key, text, data })

describe('the measure', () => {
  it('masks numbers, in words and in LaTeX, and drops the markup', () => {
    expect(stemTokens(stem('a', String.raw`<p>A car goes \(12.5\ \mathrm{km}\).</p>`))).toEqual([
      'a',
      'car',
      'goes',
      '#',
      String.raw`\mathrm`,
      'km',
      '.',
    ])
  })

  it('counts the description of a figure as part of the stem', () => {
    const image = (alt: string) => `<figure><img src="data:x" alt="${alt}" /></figure>`
    const one = stem('a', 'What is x?', image('a triangle with a right angle'))
    const other = stem('b', 'What is x?', image('a circle cut by two chords'))
    expect(stemTokens(one)).toContain('triangle')
    expect(resemblance(one, other)).toBeLessThan(0.4)
  })

  it('is 1 for stems that differ in numbers only and 0 for strangers', () => {
    const one = stem('a', String.raw`Solve \(3x + 4 = 10\) for x.`)
    expect(resemblance(one, stem('b', String.raw`Solve \(5x + 1 = 21\) for x.`))).toBe(1)
    expect(resemblance(one, stem('c', 'Which gas turns limewater milky?'))).toBe(0)
  })

  it('joins whoever resembles a member into one family', () => {
    const texts = [
      'a b c d e f g h i j k l',
      'b c d e f g h i j k l m',
      'c d e f g h i j k l m n',
      'p q r s t u v w',
    ]
    const families = stemFamilies(texts.map((text, at) => stem(String(at), text)))
    expect(families).toEqual([['0', '1', '2'], ['3']])
  })

  it('finds the same pairs as comparing each with each', () => {
    const some = buildQuestions().slice(0, 60)
    const direct = some.flatMap((one, at) =>
      some
        .slice(at + 1)
        .filter((other) => resemblance(one, other) >= 0.1)
        .map((other) => `${one.key} ${other.key}`),
    )
    const found = similarPairs(some, 0.1).map(({ one, other }) => `${one} ${other}`)
    expect(found.toSorted()).toEqual(direct.toSorted())
  })
})

describe('the bank', () => {
  const questions = buildQuestions()

  it('has at least 80 families of stems, and in fact more than 300', () => {
    const families = stemFamilies(questions)
    expect(families.flat().length).toBe(questions.length)
    expect(families.length).toBeGreaterThanOrEqual(80)
    expect(families.length).toBeGreaterThan(300)
  })

  it('has no two questions whose stems reach 0.8 with the numbers masked', () => {
    expect(similarPairs(questions, 0.8)).toEqual([])
  })

  it('is compared in well under two seconds', () => {
    const started = performance.now()
    similarPairs(questions, 0.5)
    expect(performance.now() - started).toBeLessThan(2000)
  })
})
