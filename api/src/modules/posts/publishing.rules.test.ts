import { describe, expect, it } from 'vitest'
import type { PostValues, StoredPost } from './posts.values.ts'
import { inOrder, isKeptApart, isShown, missingIn, publishedAs } from './publishing.rules.ts'

const now = new Date('2027-03-29T08:00:00Z')
const before = new Date('2027-03-29T07:59:59Z')
const after = new Date('2027-03-29T08:00:01Z')

describe('a post is shown', () => {
  it.each<[StoredPost['state'], Date | null, boolean]>([
    ['draft', null, false],
    ['draft', before, false],
    ['archived', before, false],
    ['scheduled', after, false],
    ['scheduled', now, true],
    ['scheduled', before, true],
    ['published', before, true],
    ['published', now, true],
  ])('%s, from %o: %s', (state, publishAt, expected) => {
    expect(isShown({ state, publishAt }, now)).toBe(expected)
  })
})

describe('what is made public', () => {
  it.each<[string, Pick<StoredPost, 'state' | 'publishAt'>, Date | undefined, string, Date]>([
    ['a new one', { state: 'draft', publishAt: null }, undefined, 'published', now],
    ['one for later', { state: 'draft', publishAt: null }, after, 'scheduled', after],
    [
      'one for a moment that has passed',
      { state: 'draft', publishAt: null },
      before,
      'published',
      now,
    ],
    ['one for this moment', { state: 'draft', publishAt: null }, now, 'published', now],
    [
      'one that is shown',
      { state: 'published', publishAt: before },
      undefined,
      'published',
      before,
    ],
    [
      'one that has come out',
      { state: 'scheduled', publishAt: before },
      undefined,
      'published',
      before,
    ],
    [
      'one that waits, at once',
      { state: 'scheduled', publishAt: after },
      undefined,
      'published',
      now,
    ],
    [
      'one that was archived',
      { state: 'archived', publishAt: before },
      undefined,
      'published',
      now,
    ],
    [
      'one that is shown, for later',
      { state: 'published', publishAt: before },
      after,
      'scheduled',
      after,
    ],
  ])('%s', (_, post, wanted, state, publishAt) => {
    expect(publishedAs(post, wanted, now)).toEqual({ state, publishAt })
  })
})

const whole: PostValues = {
  ...{ title: 'Waves', summary: '', coverFileId: null, body: '<p>Words</p>' },
  ...{ roles: ['Tutor'], pinned: false },
}

it.each<[string, Partial<PostValues>, string[]]>([
  ['nothing', {}, []],
  ['a text', { body: '<p> &nbsp;<br /></p>' }, ['body.body']],
  ['a title and roles', { title: ' ', roles: [] }, ['body.title', 'body.roles']],
  ['nothing, where the text is an image', { body: '<p><img data-file="x" alt=""></p>' }, []],
])('lacks %s', (_, change, expected) => {
  expect(missingIn({ ...whole, ...change }).map(({ path }) => path)).toEqual(expected)
})

it('names roles once, in the order that they always have', () => {
  expect(inOrder(['Parent', 'Student', 'Parent'])).toEqual(['Student', 'Parent'])
})

describe('a working copy is kept before the next', () => {
  const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
  it.each<[string, number, string, number | null, boolean]>([
    ['of another person', 1, 'other', 0, true],
    ['of the same, soon after', 9, 'me', 0, false],
    ['of the same, ten minutes after', 10, 'me', 0, true],
    ['where none is kept', 0, 'me', null, true],
  ])('%s', (_, at, userId, keptAt, expected) => {
    const last = { userId, at: minutes(at) }
    expect(isKeptApart(last, 'me', keptAt === null ? undefined : minutes(keptAt))).toBe(expected)
  })
})
