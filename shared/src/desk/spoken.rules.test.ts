import { expect, it } from 'vitest'
import { spokenComment, spokenPlace } from './spoken.rules.ts'

const texts = ['One two. Three four.', '']
const mark = { id: 'a', number: 3, part: 0, start: 4, end: 7, sort: 'praise' } as const
const at = (focus: number, anchor = focus, part = 0) => ({ part, anchor, focus })
const key = (name: string) => ({ key: name, shiftKey: false })

it.each([
  ['ArrowRight', at(4), 'two Comment 3.'],
  ['ArrowDown', at(9), 'Three four.'],
  ['Home', at(0), 'One two. Three four.'],
  ['End', at(20), 'End of the paragraph.'],
  ['ArrowRight', at(7, 0), 'Chosen: One two.'],
  ['ArrowRight', at(0, 0, 1), 'Nothing is written here.'],
])('after %s it says where one is (%#)', (name, place, said) => {
  expect(spokenPlace(texts, place, key(name), [mark])).toBe(said)
})

it('says which comment one came to', () => {
  expect(spokenComment({ text: 'Say where.', sort: 'question' }, 2)).toBe(
    'Comment 2, Question: Say where.',
  )
})

it('says long choices by their ends', () => {
  const long = Array.from({ length: 100 }, (_, word) => `word${word}`).join(' ')
  const said = spokenPlace([long], at(long.length, 0), key('ArrowRight'), [])
  expect(said).toMatch(/^Chosen: word0 .* … .*word99\.$/)
  expect(said.length).toBeLessThan(130)
})
