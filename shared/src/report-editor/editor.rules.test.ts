// @vitest-environment jsdom
import { makeReportForm } from '@portal/shared/testing'
import { describe, expect, it } from 'vitest'
import { draftOf, soughtTopics, toggled, treeOf, withTemplate, wordsFor } from './editor.rules.ts'
import { latexHtml } from './latex-html.ts'

describe('a template', () => {
  const template = { content: { wentWell: 'We began', toWorkOn: '' } }
  it.each([
    ['', 'We began'],
    ['Mine', 'Mine\n\nWe began'],
    ['Mine \n', 'Mine\n\nWe began'],
  ])('goes below “%s”', (wentWell, expected) => {
    expect(withTemplate({ wentWell, toWorkOn: 'Kept' }, template)).toEqual({
      wentWell: expected,
      toWorkOn: 'Kept',
    })
  })
})

describe('topics', () => {
  const { topics } = makeReportForm()

  it('are a tree of parts, subjects and topics', () => {
    const [part, ...others] = treeOf(topics)
    expect(others).toEqual([])
    expect(part?.children?.map(({ label }) => label)).toEqual(['Geometry', 'Algebra'])
    expect(part?.children?.[0]?.children).toEqual([{ value: '7', label: 'Trigonometry' }])
  })

  it.each([
    ['trig', [7]],
    ['SERIES seq', [8]],
    ['algebra', [8]],
    ['mathematics', [7, 8]],
    ['nothing', []],
  ])('are found by “%s”', (typed, ids) => {
    expect(soughtTopics(topics, typed).map(({ topicId }) => topicId)).toEqual(ids)
  })

  it('are taken and given back, twenty at most', () => {
    expect(toggled([1], 2)).toEqual([1, 2])
    expect(toggled([1, 2], 1)).toEqual([2])
    const full = Array.from({ length: 20 }, (_, at) => at + 1)
    expect(toggled(full, 21)).toEqual(full)
  })
})

it('writes what is chosen in words', () => {
  const words = wordsFor(makeReportForm().topics)
  expect(words.topicIds([7, 99])).toBe('Trigonometry, 99')
  expect(words.topicIds([])).toBe('Nothing')
  expect(words.homework([{ text: 'Ten', dueOn: '2027-03-08', topicId: null }])).toBe(
    'Ten (due 8 Mar 2027)',
  )
  expect(words.engagement(5)).toBe('5: Fully engaged')
  expect(words.attainment(null)).toBe('Nothing')
})

it('begins with the draft, or with nothing', () => {
  expect(draftOf({ draft: null })).toMatchObject({ version: 0, wentWell: '', engagement: null })
})

it('sets equations and leaves markup as it was typed', () => {
  const html = latexHtml('<b>So</b> \\(x^2\\)\nand \\(\\frac{1\\)')
  expect(html).toContain('&lt;b&gt;So&lt;/b&gt; <span class="katex">')
  expect(html).toContain('<br>and <code>\\frac{1</code>')
})
