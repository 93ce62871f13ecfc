import { timelineKinds } from '@portal/shared/api/schemas'
import { roles } from '@portal/shared/contract'
import { describe, expect, it } from 'vitest'
import { entryPath, entryText, kindsFor } from './timeline.rules.ts'

const row = { title: 'Physics', person: 'Ada Lee', outcome: '', amount: null, of: null }

describe('an entry in words', () => {
  it.each([
    [{ kind: 'hours', outcome: 'no-show', amount: 5 }, 'Physics with Ada Lee: no-show, 1.25 h'],
    [{ kind: 'hours', outcome: 'cancelled', amount: 4 }, 'Physics with Ada Lee: cancelled, 1 h'],
    [{ kind: 'reports' }, 'Report on Physics by Ada Lee'],
    [
      { kind: 'cards', title: 'Spring 2027', outcome: 'Physics' },
      'Report card in Physics by Ada Lee, Spring 2027',
    ],
    [{ kind: 'concerns', title: '4', outcome: 'open' }, 'Concern raised: Other'],
    [{ kind: 'concerns', title: '3', outcome: 'closed' }, 'Concern raised: Tutor Swap (closed)'],
    [{ kind: 'sets', amount: 7, of: 10 }, 'Physics: 7 of 10 right'],
    [{ kind: 'simulations', amount: 0, of: 27 }, 'Physics: 0 of 27 right'],
    [{ kind: 'curriculum' }, 'Ticked off: Physics'],
    [{ kind: 'writing', outcome: 'essay handed in' }, 'Essay handed in: Physics'],
    [{ kind: 'writing', outcome: 'statement marked' }, 'Personal statement marked: Physics'],
  ] as const)('%o', (own, text) => {
    expect(entryText({ ...row, ...own })).toBe(text)
  })
})

it('schools see no hours and nothing of the curriculum, everybody else all kinds', () => {
  for (const role of roles) {
    const seen = kindsFor(role, timelineKinds)
    expect(seen.includes('hours'), role).toBe(role !== 'School Manager')
    expect(seen.includes('curriculum'), role).toBe(role !== 'School Manager')
    expect(seen).toContain('reports')
  }
})

it('leads staff to drawers of the summary and family and school to their page of reports', () => {
  expect(entryPath({ kind: 'reports', id: 'x' }, 'Admin')).toBe('?tab=tuition&read=x')
  expect(entryPath({ kind: 'reports', id: 'x' }, 'Parent')).toBe('/tuition-reports/report/x')
  expect(entryPath({ kind: 'hours', id: 'x' }, 'Parent')).toBe('?tab=tuition')
  expect(entryPath({ kind: 'hours', id: 'x' }, 'Tutor')).toBe('?tab=tuition&hour=x')
  expect(entryPath({ kind: 'sets', id: 'x' }, 'Tutor')).toBeNull()
  expect(entryPath({ kind: 'writing', id: 'x' }, 'School Manager')).toBe('?tab=writing')
})
