import { describe, expect, it } from 'vitest'
import type { Video } from './academy.queries.ts'
import { groupsOf, hiddenInWords, pointsOf, reordered, videoInWords } from './academy.rules.ts'
import { pulleys, slopes, tree } from './academy.testing.ts'
import { lineAfter, savedCues } from './captions.rules.ts'

const [first, second] = tree.groups

describe('a video in words', () => {
  it.each<[Partial<Video>, string]>([
    [{}, 'Film · 1 min · Captions: English · 1 question, must be passed'],
    [{ mandatoryQuestion: false }, 'Film · 1 min · Captions: English · 1 question'],
    [{ asset: null, questions: [] }, 'No film yet'],
    [{ asset: null, questions: [], link: 'https://vimeo.com/1', linkMinutes: 12 }, 'Link · 12 min'],
    [{ asset: null, questions: [], link: 'https://vimeo.com/1' }, 'Link'],
  ])('%o', (change, words) => {
    expect(videoInWords({ ...slopes, ...change })).toBe(words)
  })

  it.each<[Video['hiddenBecause'], string[]]>([
    [[], []],
    [['academy is archived'], ['The academy is archived.']],
    [['film is not ready'], ['Its film is still being checked.']],
    [['group is not open'], ['Its group opens on 1 Mar 2090.']],
  ])('hidden because of %o', (hiddenBecause, words) => {
    if (second === undefined) throw new Error('The tree has two groups')
    expect(hiddenInWords({ ...pulleys, hiddenBecause }, second)).toEqual(words)
  })
})

describe('an order', () => {
  it('of videos is as the call takes it', () => {
    expect(groupsOf([{ id: 'a', keys: ['x', 'y'] }])).toEqual([{ id: 'a', videoIds: ['x', 'y'] }])
  })

  it('of groups takes their videos along, and knows no others', () => {
    const ids = [second?.id ?? '', 'unknown', first?.id ?? '']
    expect(reordered(tree.groups, ids)).toEqual([
      { id: second?.id, videoIds: [pulleys.id] },
      { id: first?.id, videoIds: [slopes.id] },
    ])
  })
})

it('draws a curve to the end of the film', () => {
  const video = { videoId: 'v', name: 'V', started: 1, watched: 1, completed: 1 }
  expect(pointsOf({ ...video, curve: [100, 50] })).toEqual([
    { x: 50, y: 100 },
    { x: 100, y: 50 },
  ])
  expect(pointsOf({ ...video, curve: [] })).toEqual([])
})

it('adds a line behind the others, and saves times that are left out as the start', () => {
  expect(lineAfter([])).toEqual({ start: 0, end: 2, text: '' })
  expect(lineAfter([{ start: 1, end: 3.5, text: 'a' }])).toMatchObject({ start: 3.5, end: 5.5 })
  expect(savedCues([{ start: null, end: 2, text: 'a' }])).toEqual([{ start: 0, end: 2, text: 'a' }])
})

it('puts a line where it is said, and tells of one that is not sound where it stands', () => {
  const late = { start: 5, end: 6, text: 'Late' }
  const early = { start: 1, end: 2, text: 'Early' }
  expect(savedCues([late, early])).toEqual([early, late])
  const broken = { ...early, end: 1 }
  expect(savedCues([late, broken])).toEqual([late, broken])
  expect(savedCues([late, { ...early, text: ' ' }])[0]).toEqual(late)
})
