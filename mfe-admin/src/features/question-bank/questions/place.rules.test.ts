import { describe, expect, it } from 'vitest'
import { placeInWords, placeQuery, readPlace, stepsOf, writePlace } from './place.rules.ts'
import { makeTree } from './questions.testing.ts'

const tree = makeTree()

describe('a place in an address', () => {
  it.each([
    ['test-1', { AdmissionTestId: 1 }],
    ['part-2', { sectionId: 2 }],
    ['subject-3', { SubjectId: 3 }],
    ['topic-4', { topicId: 4 }],
    ['topic', {}],
    ['topic-0', {}],
    ['year-4', {}],
    ['', {}],
  ])('%s asks for %o', (text, query) => {
    expect(placeQuery(text)).toEqual(query)
  })

  it('is read as it was written', () => {
    expect(readPlace(writePlace({ kind: 'subject', id: 12 }))).toEqual({ kind: 'subject', id: 12 })
  })
})

describe('the steps down to a place', () => {
  const steps = (text: string) =>
    stepsOf(tree, readPlace(text)).map(({ kind, id, options }) => [
      kind,
      id,
      options.map(({ name }) => name),
    ])

  it('are the tests where there is none', () => {
    expect(steps('')).toEqual([['test', undefined, ['ESAT', 'TMUA']]])
    expect(steps('topic-999')).toEqual([['test', undefined, ['ESAT', 'TMUA']]])
  })

  it('end one step beyond it', () => {
    expect(steps('test-1')).toEqual([
      ['test', 1, ['ESAT', 'TMUA']],
      ['part', undefined, ['Mathematics 1', 'Physics']],
    ])
    expect(steps('part-2')).toEqual([
      ['test', 1, ['ESAT', 'TMUA']],
      ['part', 2, ['Mathematics 1', 'Physics']],
      ['subject', undefined, ['Mechanics']],
    ])
    const mechanics = [
      ['test', 1, ['ESAT', 'TMUA']],
      ['part', 2, ['Mathematics 1', 'Physics']],
      ['subject', 3, ['Mechanics']],
    ]
    expect(steps('subject-3')).toEqual([...mechanics, ['topic', undefined, ['Forces', 'Motion']]])
    expect(steps('topic-4')).toEqual([...mechanics, ['topic', 4, ['Forces', 'Motion']]])
  })

  it('are its words', () => {
    expect(placeInWords(tree, { kind: 'topic', id: 4 })).toBe('ESAT, Physics, Mechanics, Forces')
    expect(placeInWords(tree, { kind: 'test', id: 1 })).toBe('ESAT')
    expect(placeInWords(tree, { kind: 'topic', id: 999 })).toBeUndefined()
  })
})
