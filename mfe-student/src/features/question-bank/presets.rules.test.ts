// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { readBuilder, setBody } from './builder.rules.ts'
import { builderOf, isSameChoice, type Preset, presetOf } from './presets.rules.ts'
import { makePreset } from './study.testing.ts'

const { filters } = makePreset()

describe('presets', () => {
  it('come back into the builder as they were kept', () => {
    const place = { testId: filters.admissionTestId, sectionId: filters.sectionId }
    const mechanics = [
      { id: 3, name: 'Mechanics', slug: 'mechanics', questionCount: 0, topics: [] },
    ]
    expect(setBody(builderOf(filters), place, mechanics)).toEqual(filters)
    expect(builderOf({ ...filters, secondsPerQuestion: undefined }).seconds).toBeNull()
  })

  it('are the same in whatever order they were chosen, and another with any other choice', () => {
    const chosen = { ...filters, difficulties: [2, 1] }
    expect(isSameChoice(chosen, { ...filters, difficulties: [1, 2] })).toBe(true)
    expect(isSameChoice(filters, { ...filters, secondsPerQuestion: undefined })).toBe(true)
    expect(isSameChoice(filters, { ...filters, size: filters.size + 1 })).toBe(false)
    expect(isSameChoice(filters, { ...filters, status: [] })).toBe(false)
  })

  const other: Preset = { ...makePreset({ name: 'Quick' }), id: 'other' }
  const changed = { ...filters, size: 50 }
  it.each([
    ['the one that it is', filters, undefined, { name: 'Weak ones', isChanged: false }],
    ['the chosen one of two alike', filters, 'other', { name: 'Quick', isChanged: false }],
    ['the one it was', changed, 'other', { name: 'Quick', isChanged: true }],
    ['none at first', changed, undefined, null],
    ['none once it is removed', changed, 'gone', null],
  ])('name a choice by %s', (_, current, id, expected) => {
    const found = presetOf([makePreset(), other], current, id)
    expect(found && { name: found.preset.name, isChanged: found.isChanged }).toEqual(expected)
  })

  it('keep what the builder starts with', () => {
    const empty = readBuilder(new URLSearchParams())
    expect(builderOf(setBody(empty, { testId: 1, sectionId: 2 }, []))).toEqual({
      ...empty,
      testId: 1,
      sectionId: 2,
    })
  })
})
