import { describe, expect, it } from 'vitest'
import { isNewVersion, placeOf } from './documents.rules.ts'

const now = new Date('2026-11-27T09:00:00Z')

describe('a new version', () => {
  it.each([
    [null, false],
    ['2026-11-27T09:00:00Z', true],
    ['2026-11-13T09:00:00.001Z', true],
    ['2026-11-13T09:00:00Z', false],
  ])('of %s is one: %s', (replaced, isNew) => {
    expect(isNewVersion(replaced === null ? null : Date.parse(replaced), now)).toBe(isNew)
  })
})

describe('the place in a zip', () => {
  it.each([
    [{ kind: 'past paper', test: 'ESAT', year: 2024, name: 'paper.pdf' }, 'ESAT/2024/paper.pdf'],
    [{ kind: 'past paper', test: 'ESAT', year: null, name: 'sheet.pdf' }, 'ESAT/sheet.pdf'],
    [{ kind: 'guide', test: 'ESAT', year: null, name: 'a/b.docx' }, 'Guides/a-b.docx'],
    [{ kind: 'lesson plan', test: null, year: null, name: 'plan.pdf' }, 'Lesson plans/plan.pdf'],
  ] as const)('of %j is %s', (document, place) => {
    expect(placeOf(document)).toBe(place)
  })
})
