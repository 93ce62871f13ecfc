import { describe, expect, it } from 'vitest'
import type { NewItem } from './items.repository.ts'
import { withLikeness } from './matching.rules.ts'

const item = (itemNo: number, outcome: NewItem['outcome'], warnings: NewItem['warnings'] = []) => ({
  ...{ itemNo, outcome, warnings, title: 'A question', place: 'Line 1', externalId: '' },
  ...{ message: null, isChosen: outcome === 'new', questionId: null, baseVersion: null },
  ...{ fingerprint: null, content: null },
})

describe('what reads like a question that is there', () => {
  it('says so where it is new, after its other warnings, and stays chosen', () => {
    const items = [
      item(1, 'new', [{ name: 'no-filing' }]),
      item(2, 'new'),
      item(3, 'changed'),
      item(4, 'twice'),
    ]
    const alike = new Map([1, 3, 4].map((itemNo) => [itemNo, 42]))
    const [first, ...others] = withLikeness(items, alike)
    expect(first?.warnings).toEqual([{ name: 'no-filing' }, { name: 'reads-like', detail: '42' }])
    expect(first?.isChosen).toBe(true)
    expect(others).toEqual(items.slice(1))
  })
})
