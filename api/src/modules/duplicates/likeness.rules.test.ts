import { describe, expect, it } from 'vitest'
import { comparedOf, likenessOf, resemblanceOf, tokensOf, type Wording } from './likeness.rules.ts'

const question = (text: string, answers: string[] = [], data: string | null = null): Wording => ({
  ...{ text, data, answers },
})
const alike = (one: Wording, other: Wording) => likenessOf(comparedOf(one), comparedOf(other))

describe('tokens', () => {
  it.each([
    ['<p>A car, 12.5&nbsp;m</p>', ['a', 'car', ',', '12.5', 'm']],
    [String.raw`<p>\(3x^2 &lt; 1{,}000\)</p>`, ['3', 'x', '^', '2', '<', '1', ',', '000']],
    [String.raw`\(\frac{1}{2}\ \mathrm{km}\)`, ['\\frac', '1', '2', '\\mathrm', 'km']],
    ['<figure><img src="data:x" alt="A triangle" /></figure>', ['a', 'triangle']],
    ['Über’s', ['über', '’', 's']],
    ['', []],
  ])('of %s are its words, numbers and signs', (text, tokens) => {
    expect(tokensOf(question(text))).toEqual(tokens)
  })

  it('have data and answers in, each answer with a sign before it', () => {
    expect(tokensOf(question('Which?', ['<p>1</p>', 'two'], 'Given'))).toEqual([
      ...['which', '?', 'given', '|', '1', '|', 'two'],
    ])
  })
})

describe('resemblance', () => {
  it.each([
    [['a', 'b'], ['a', 'b'], 1],
    [['a', 'b', 'c', 'd'], ['a', 'b', 'c', 'e'], 0.75],
    [['a'], ['b'], 0],
    [['a', 'b', 'c'], ['a'], 0.5],
    [[], [], 0],
  ])('of %j and %j is %d', (one, other, resemblance) => {
    expect(resemblanceOf(new Set(one), new Set(other))).toBe(resemblance)
  })
})

describe('two questions', () => {
  const text =
    '<p>A train leaves at noon and goes 120 km in 2 hours. How fast is it on average?</p>'
  const answers = ['30 km/h', '60 km/h', '90 km/h']

  it('are the same whatever their markup is', () => {
    const other = question(
      `<div>${text.toUpperCase()}</div>`,
      answers.map((each) => `<p>${each}</p>`),
    )
    expect(alike(question(text, answers), other)).toEqual({ kind: 'same', resemblance: 1 })
  })

  it('are near with a word changed', () => {
    const found = alike(question(text, answers), question(text.replace('train', 'tram'), answers))
    expect(found).toMatchObject({ kind: 'near' })
    expect(found?.resemblance).toBeGreaterThan(0.8)
    expect(found?.resemblance).toBeLessThan(1)
  })

  it('are variants where they differ in their numbers', () => {
    const others = ['40 km/h', '80 km/h', '95 km/h']
    const other = question(text.replace('120', '160').replace('2 hours', '4 hours'), others)
    expect(alike(question(text, answers), other)).toEqual({ kind: 'variant', resemblance: 1 })
  })

  it('are neither where they ask for something else, or nothing', () => {
    expect(alike(question(text, answers), question('Which gas turns limewater milky?'))).toBeNull()
    expect(alike(question(''), question(''))).toBeNull()
  })
})
