import { ApiError, call } from '@portal/shared/api'

/** How often it is looked whether a job is done, and after how long nobody waits any more. */
const restMs = 700
const longestMs = 60_000

const notMade = 'The file could not be made just now. Try again in a moment.'

/**
 * A file that the server keeps once it is made. Where it is not there yet, the server names the job
 * that makes it: that one is waited for, and the file is asked for again.
 * @throws ApiError where it could not be had, or not within a minute.
 * @example fileWhenMade(() => call('GET /User/admin/Invoice/Download', { query: { documentId } }))
 */
export async function fileWhenMade(ask: () => Promise<Blob | { jobId: string }>): Promise<Blob> {
  const first = await ask()
  if (!('jobId' in first)) return first
  await endOf(first.jobId)
  const made = await ask()
  if ('jobId' in made) throw new ApiError({ status: 503, message: notMade })
  return made
}

/** Resolves once a job is done. */
async function endOf(jobId: string): Promise<void> {
  const until = Date.now() + longestMs
  while (Date.now() < until) {
    const { state } = await call('GET /Operations/Job/GetJob', { query: { jobId } })
    if (state === 'done') return
    if (state === 'dead' || state === 'cancelled') break
    await new Promise((resolve) => setTimeout(resolve, restMs))
  }
  throw new ApiError({ status: 503, message: notMade })
}
