import { describe, expect, it } from 'vitest'
import { countReport, readReport } from './report.ts'

const passed = { fullName: 'adds', status: 'passed', failureMessages: [] }
const suite = (name: string, status: string, assertionResults: object[], message = '') => ({
  name: `/project/${name}`,
  status,
  message,
  assertionResults,
})
const count = (numPassedTests: number, testResults: object[], code = 0) =>
  countReport(
    { numPassedTests, testResults } as Parameters<typeof countReport>[0],
    code,
    '/project',
  )

describe('the outcome of a run of tests', () => {
  it('is the number of passed tests where all went well', () => {
    expect(count(1, [suite('a.test.ts', 'passed', [passed])])).toEqual({
      passed: 1,
      failed: 0,
      failures: [],
    })
  })

  it('names the file, the test and the first line of its reason', () => {
    const failed = { fullName: 'takes away', status: 'failed', failureMessages: ['no\n  at b.ts'] }
    expect(count(1, [suite('a.test.ts', 'failed', [passed, failed])], 1)).toEqual({
      passed: 1,
      failed: 1,
      failures: ['a.test.ts: takes away: no'],
    })
  })

  it('counts a file that could not be loaded', () => {
    expect(count(0, [suite('b.test.ts', 'failed', [], 'no such module')], 1).failures).toEqual([
      'b.test.ts: no such module',
    ])
  })

  it.each([
    ['broke off after tests that passed', count(1, [suite('a.test.ts', 'passed', [passed])], 137)],
    ['left no report', readReport('/nowhere/report.json', 0, '/project')],
  ])('fails a runner that %s', (_, outcome) => {
    expect(outcome.failed).toBe(1)
    expect(outcome.failures).toHaveLength(1)
  })
})
