import { expect, it } from 'vitest'
import { type PossiblePayer, payerKey, payerOf, payerOptions, usualPayer } from './payer.rules.ts'

const student: PossiblePayer = {
  ...{ name: 'Ada Byron', kind: 'student', payer: { userId: 's' }, payerId: 'one' },
}
const parent: PossiblePayer = {
  ...{ name: 'Ann Byron', kind: 'parent', payer: { userId: 'p' }, payerId: null },
}
const school: PossiblePayer = {
  ...{ name: 'Hill', kind: 'school', payer: { schoolId: 'h' }, payerId: null },
}

it.each([
  ['whoever pays already', [parent, student], 'one', 's'],
  ['a parent', [student, parent], null, 'p'],
  ['the first, where there is no parent', [student, school], 'two', 's'],
  ['nobody, where there is nobody', [], null, ''],
])('the usual payer is %s', (_, payers, payerId, key) => {
  expect(usualPayer(payers, payerId)).toBe(key)
})

it('is a choice by who it is', () => {
  expect(payerOptions([parent, school])).toEqual([
    { value: 'p', label: 'Ann Byron, parent' },
    { value: 'h', label: 'Hill, school' },
  ])
  expect(payerOf(payerKey(school), [parent, school])).toBe(school)
  expect(payerOf('', [parent])).toBeUndefined()
})
