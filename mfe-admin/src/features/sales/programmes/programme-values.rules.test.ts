import { expect, it } from 'vitest'
import { sentOf, valuesOf } from './programme-values.rules.ts'

const programmeId = '00000000-0000-7000-8000-000000000001'

const sent = {
  ...{ programmeId, version: 3, name: 'Premium', hours: 20, isUnlimited: false },
  ...{ isHeadStart: false, months: 12, endsOnDay: null, pricePence: 240_000 },
  vat: 'standard' as const,
  entitlements: {
    ...{ hasQuestionBank: true, hasCourses: false, hasAcademy: false, hasSeminar: false },
    ...{ hasLibrary: true, hasReadingList: false, hasPsSubmission: false },
    hasEssaySubmission: false,
  },
}
const programme = { ...sent, students: 14, isArchived: false, hasFixedName: false }

it.each([
  ['as it is', {}, {}],
  [
    'without a limit, whatever hours it had',
    { isUnlimited: true },
    { isUnlimited: true, hours: 0 },
  ],
  ['until a day', { ends: 'day', endsOnDay: '31-12' }, { months: null, endsOnDay: '31-12' }],
  ['for months, whatever day was chosen before', { endsOnDay: '31-12' }, { endsOnDay: null }],
  ['at a price in pounds', { pricePence: 333.34 }, { pricePence: 33_334 }],
] as const)('a programme is sent %s', (_, change, expected) => {
  expect(sentOf({ ...valuesOf(programme), ...change }, programmeId)).toEqual({
    ...sent,
    ...expected,
  })
})

it('begins with the day on which a programme ends', () => {
  const values = valuesOf({ ...programme, months: null, endsOnDay: '30-06' })
  expect(values).toMatchObject({ ends: 'day', months: null, endsOnDay: '30-06' })
})

it('sends a new one without a version', () => {
  const made = sentOf(valuesOf(undefined), undefined)
  expect(made).toMatchObject({ programmeId: null, months: 12, endsOnDay: null })
  expect(made).not.toHaveProperty('version')
})
