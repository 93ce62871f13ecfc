import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** The part that is read of the JSON which the test runner writes. */
interface Report {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[]
  }[]
}

/** What a run of suites came to; each failure is one line that says where, which test and why. */
export interface Outcome {
  passed: number
  failed: number
  failures: readonly string[]
}

/**
 * Counts a run by its report. A file that could not even be loaded counts as one failure, and so
 * does a runner that broke off (`code` is not 0) without a failed test or without a report.
 */
export function readReport(file: string, code: number, folder: string): Outcome {
  try {
    return countReport(JSON.parse(readFileSync(file, 'utf8')), code, folder)
  } catch {
    return { passed: 0, failed: 1, failures: ['the runner left no report'] }
  }
}

/** As `readReport`, of a report that is read already; file names are told from `folder` on. */
export function countReport(report: Report, code: number, folder: string): Outcome {
  const failures = report.testResults.flatMap((suite) => {
    const file = relative(folder, suite.name)
    if (suite.status === 'failed' && suite.assertionResults.length === 0) {
      return [`${file}: ${firstLine(suite.message)}`]
    }
    return suite.assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => `${file}: ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`)
  })
  if (failures.length === 0 && code !== 0) failures.push(`the runner ended with code ${code}`)
  return { passed: report.numPassedTests, failed: failures.length, failures }
}

function firstLine(text = ''): string {
  return text.trim().split('\n')[0]?.slice(0, 300) ?? ''
}
