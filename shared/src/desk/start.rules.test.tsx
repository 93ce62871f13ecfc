import { expect, it } from 'vitest'
import { makeComment, makeDeskMarking, makeDeskRead, makeReadMarking } from './desk.testing.tsx'
import { shownOf, startOf } from './start.rules.ts'

const begun = {
  ...{ markerName: 'Ann Lee', savedAt: '2026-11-25T10:00:00Z' },
  marking: makeDeskMarking({ revision: 5, overall: 'Begun' }),
}

it('begins with nothing, with one’s own, with what another had begun, or with the first', () => {
  expect(startOf(makeDeskRead(), false)).toMatchObject({ revision: 0, value: { comments: [] } })
  const own = makeDeskRead({ marking: makeDeskMarking({ overall: 'Own' }), takeOver: begun })
  expect(startOf(own, true)).toMatchObject({ revision: 3, value: { overall: 'Own' } })
  const left = makeDeskRead({ takeOver: begun })
  expect(startOf(left, true)).toMatchObject({ revision: 5, value: { overall: 'Begun' } })
  expect(startOf(left, false)).toMatchObject({ revision: 0, value: { overall: '' } })
  expect(shownOf(left).overall).toBe('Begun')
})

it('starts a second look as a copy of the first, without its private note and its labels', () => {
  const comments = [makeComment(1, 'a court')]
  const first = { ...makeReadMarking({ comments }), privateNote: 'Not for others' }
  expect(startOf(makeDeskRead({ first }), false)).toEqual({
    revision: 0,
    value: {
      grades: [
        { key: 'k1', points: 75 },
        { key: 'k2', points: 50 },
      ],
      ...{ overall: first.overall, privateNote: '', comments, usedBankIds: [] },
    },
  })
})
