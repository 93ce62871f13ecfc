// @vitest-environment jsdom
import { describe, expect, it, test } from 'vitest'
import {
  firstUnread,
  fitToPage,
  pagePath,
  readLearningId,
  readPageId,
  turnOf,
  withCompletion,
} from './learn.rules.ts'
import { subject } from './learn.testing.ts'

test.each([
  ['12-mechanics', 12],
  ['12', 12],
  ['12-waves-2', 12],
  ['mechanics', null],
  ['-12', null],
  ['0-zero', null],
  ['99999999999-big', null],
  ['4000000000', null],
  ['', null],
  [undefined, null],
])('the subject of the segment %j is %j', (segment, id) => {
  expect(readLearningId(segment)).toBe(id)
})

test('a page is named by its id alone', () => {
  expect(['31', '31-speed', 'speed', undefined].map(readPageId)).toEqual([31, null, null, null])
  expect(
    pagePath('/resources/question-bank/learn', { learningId: 12, slug: 'mechanics' }, 31),
  ).toBe('/resources/question-bank/learn/12-mechanics/31')
})

describe('marking a page', () => {
  it('completes its topic with its last page, and takes that back', () => {
    const done = withCompletion(subject, 32, true)
    expect(done.topics.map(({ isCompleted }) => isCompleted)).toEqual([true, true])
    expect(firstUnread(done.topics)).toBeNull()
    const undone = withCompletion(done, 31, false)
    expect(undone.topics.map(({ isCompleted }) => isCompleted)).toEqual([true, false])
    expect(firstUnread(undone.topics)?.name).toBe('Speed')
  })
})

test('a text begins at the second level, with its tables in boxes', () => {
  expect(fitToPage('<h3>A</h3><h4>B</h4><p>h3</p><table><tr></tr></table>')).toBe(
    '<h2>A</h2><h3>B</h3><p>h3</p><div class="wide"><table><tr></tr></table></div>',
  )
})

describe('the arrow keys', () => {
  const press = (target: Element, key: string, more: KeyboardEventInit = {}) => {
    document.body.append(target)
    let turn: ReturnType<typeof turnOf> = null
    const hear = (event: KeyboardEvent) => {
      turn = turnOf(event)
    }
    addEventListener('keydown', hear)
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }))
    removeEventListener('keydown', hear)
    target.remove()
    return turn
  }
  const element = (html: string) => {
    const box = document.createElement('div')
    box.innerHTML = html
    return box.firstElementChild ?? box
  }

  it('turn pages', () => {
    expect(press(element('<p></p>'), 'ArrowRight')).toBe('next')
    expect(press(element('<a href="/"></a>'), 'ArrowLeft')).toBe('previous')
    expect(press(element('<p></p>'), 'ArrowDown')).toBeNull()
  })

  it.each(['<input>', '<textarea></textarea>', '<select></select>', '<video></video>'])(
    'belong to %s',
    (html) => expect(press(element(html), 'ArrowRight')).toBeNull(),
  )

  it('mean something else with another key held, as Back in many browsers', () => {
    for (const held of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'] as const) {
      expect(press(element('<p></p>'), 'ArrowLeft', { [held]: true })).toBeNull()
    }
  })
})
