import { expect, it } from 'vitest'
import { kindName, progress, resultsPath, retriedInWords } from './jobs.rules.ts'

it.each([
  [{ done: 0, total: null }, null],
  [{ done: 3, total: null }, '3'],
  [{ done: 0, total: 10 }, '0 of 10'],
  [{ done: 10, total: 10 }, '10 of 10'],
])('progress of %j is %j', (job, words) => {
  expect(progress(job)).toBe(words)
})

it.each([
  [{ retried: 1, skipped: 0 }, '1 job is tried again.'],
  [{ retried: 4, skipped: 2 }, '4 jobs are tried again. 2 had not failed.'],
  [{ retried: 0, skipped: 1 }, '0 jobs are tried again. 1 had not failed.'],
])('%j is told as %j', (done, words) => {
  expect(retriedInWords(done)).toBe(words)
})

it('names a kind that it does not know by its name on the server', () => {
  expect(['digest', 'imports'].map(kindName)).toEqual(['Daily mails', 'imports'])
})

it('leads to what came of a change of many people', () => {
  expect(['bulkPeople', 'digest'].map((kind) => resultsPath({ kind, jobId: 'x' }))).toEqual([
    expect.stringMatching(/accounts\?change=x$/),
    null,
  ])
})
