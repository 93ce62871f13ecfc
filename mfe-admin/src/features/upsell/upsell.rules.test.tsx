import { testUid } from '@portal/shared/testing'
import { describe, expect, it } from 'vitest'
import { missingOf, openedOf, sentOf, startOf } from './upsell.rules.ts'
import { makeProgramme, makeRequest } from './upsell.testing.ts'

describe('a sale', () => {
  it('begins with nothing, or with what was asked for and is not there yet', () => {
    const nothing = { hours: 0, entitlements: [], isUnlimited: false }
    expect(startOf(makeProgramme())).toMatchObject(nothing)
    expect(startOf(makeProgramme({ request: makeRequest() }))).toMatchObject({
      ...{ hours: 10, entitlements: ['hasSeminar'] },
    })
    const endless = makeProgramme({ isUnlimited: true, request: makeRequest() })
    expect(startOf(endless).hours).toBe(0)
  })

  it('sends what is filled in, and the request that it is of', () => {
    const values = { ...startOf(makeProgramme({ request: makeRequest() })), programName: ' ' }
    expect(sentOf(makeProgramme({ request: makeRequest() }), values)).toEqual({
      ...{ studentId: testUid(1), hours: 10, entitlements: { hasSeminar: true } },
      ...{ expiresOn: null, programName: null, upgradeRequestId: testUid(2) },
    })
    const more = { ...values, isUnlimited: true, expiresOn: '2028-06-30', programName: 'Fellow' }
    expect(sentOf(makeProgramme(), more)).toEqual({
      ...{ studentId: testUid(1), hours: 10, entitlements: { hasSeminar: true } },
      ...{ expiresOn: '2028-06-30', programName: 'Fellow', isUnlimited: true },
    })
  })
})

it('tells what a programme opens from what it does not', () => {
  expect(openedOf(makeProgramme())).toBe('Question bank, Library')
  expect(missingOf(makeProgramme()).map(({ label }) => label)).toEqual([
    ...['Courses', 'Academy', 'Seminars', 'Reading list', 'Personal statements', 'Essays'],
  ])
})
