import { ucas2026 } from '@portal/shared/writing-rules'
import { describe, expect, it } from 'vitest'
import { answersIn, type Into, intoFault, withDocument } from './read-file.rules.ts'
import { partOf } from './testing.ts'

const [first, second, third] = ucas2026.questions.map(({ text }) => text)
const document = (...lines: unknown[]) => [{ insert: `${lines.join('\n')}\n` }]
const textsOf = (found: ReturnType<typeof answersIn>) =>
  found?.parts.map(({ ops }) => ops.map(({ insert }) => insert).join(''))

describe('where a document goes', () => {
  it.each<['essay' | 'statement', Into, boolean]>([
    ['essay', 'replace', true],
    ['essay', 'add', true],
    ['essay', 'part 0', false],
    ['essay', 'split', false],
    ['statement', 'replace', false],
    ['statement', 'add', false],
    ['statement', 'part 2', true],
    ['statement', 'split', true],
  ])('of an %s, %s: %s', (kind, into, expected) => {
    expect(intoFault(kind, into) === undefined).toBe(expected)
  })
})

describe('answers behind their questions', () => {
  it('are found however the questions are set', () => {
    const ops = document(
      ...['', `1. ${first?.toUpperCase()}`, 'I like law.', '', 'Very much.'],
      ...[`Question 2: ${second}`, 'Studies.', third?.replaceAll(' ', '\u00a0'), '', 'Else.', ''],
    )
    const found = answersIn(ops)
    expect(textsOf(found)).toEqual(['I like law.\n\nVery much.\n', 'Studies.\n', 'Else.\n'])
    expect(found?.isAllTaken).toBe(true)
  })

  it('say that words before the first are left out', () => {
    const ops = document('By Ada', first, 'A', second, 'B', third, 'C')
    expect(answersIn(ops)).toMatchObject({ isAllTaken: false })
    expect(withDocument('statement', [], ops, 'split')?.warnings).toHaveLength(1)
  })

  it.each([
    ['one is missing', [first, 'A', third, 'C']],
    ['they stand in another order', [second, 'B', first, 'A', third, 'C']],
    [
      'one stands in a sentence alone',
      [first, 'A', second, 'B', `They ask in many words, I think: ${third}`],
    ],
  ])('are not found where %s', (_name, lines) => {
    expect(answersIn(document(...lines))).toBeUndefined()
  })
})

describe('a draft with a document in it', () => {
  const read = document('New')
  const textOf = (...given: Parameters<typeof withDocument>) =>
    textsOf({ parts: withDocument(...given)?.parts ?? [], isAllTaken: true })

  it('is the document, the document behind it, or has it as one answer', () => {
    expect(textOf('essay', [partOf('Old')], read, 'replace')).toEqual(['New\n'])
    expect(textOf('essay', [partOf('Old')], read, 'add')).toEqual(['Old\n\nNew\n'])
    expect(textOf('essay', [partOf('')], read, 'add')).toEqual(['New\n'])
    const three = ['A', 'B', 'C'].map(partOf)
    expect(textOf('statement', three, read, 'part 1')).toEqual(['A\n', 'New\n', 'C\n'])
  })
})
