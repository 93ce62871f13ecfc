import type { DefinedJob } from '../../jobs/define-job.ts'
import { correctionJob } from './correction.job.ts'

/** The job as it is done by a process that ends within the batch of this number. */
export function endingIn(batch: number): DefinedJob {
  let done = 0
  return {
    ...correctionJob,
    step: async (at) => {
      done += 1
      const step = await correctionJob.step(at)
      if (done === batch) throw new Error('The process ended')
      return step
    },
  }
}
