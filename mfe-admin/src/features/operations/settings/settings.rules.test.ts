import { expect, test } from 'vitest'
import { described, groups, inWords, ratesOf, sentDays, sentRates } from './settings.rules.ts'

test.each([
  ['portalName', 'Portal', 'Portal'],
  ['mailFooter', '', null],
  ['closedUntil', null, null],
  ['closedUntil', '2026-04-01', '1 Apr 2026'],
  ['invoiceDaysBefore', 14, '14 days before'],
  ['invoiceDaysBefore', 0, 'on the day'],
  ['reminderDays', [-3, 1, 20], '3 days before, 1 day after, 20 days after'],
  ['reminderDays', [], null],
  ['defaultVat', 'exempt', 'Exempt'],
  ['allowList', [], null],
  ['quietHours', { isOn: true, from: '21:00', to: '07:00' }, '21:00 to 07:00'],
  ['quietHours', { isOn: false, from: '21:00', to: '07:00' }, 'None'],
  [
    'vatRates',
    [{ from: '2011-01-04', standard: 2_000, reduced: 550 }],
    '20 % and 5.5 % from 4 Jan 2011',
  ],
  // Of another release.
  ['vatRates', 7, ''],
] as const)('%s of %j reads as %j', (key, value, said) => {
  expect(inWords({ key, value })).toBe(said)
})

test('rates are sent in hundredths of a percent, and what is not filled in as it is', () => {
  const [rate] = ratesOf([{ from: '2011-01-04', standard: 1_750, reduced: 500 }])
  expect(rate).toEqual({ from: '2011-01-04', standard: 17.5, reduced: 5 })
  expect(sentRates([{ from: '2011-01-04', standard: 17.5, reduced: null }])).toEqual([
    { from: '2011-01-04', standard: 1_750, reduced: null },
  ])
})

test('days are sent as numbers, and what is none as it was typed', () => {
  expect(sentDays(['-3', ' 10 ', 'soon'])).toEqual([-3, 10, 'soon'])
})

test('every setting stands in one group', () => {
  expect(groups.flatMap(({ keys }) => keys).toSorted()).toEqual(Object.keys(described).toSorted())
})
