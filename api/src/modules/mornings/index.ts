/** What students and tutors are told each morning of what they have to do. */

export { morningOf } from './morning.rules.ts'
export { morningsJob, startMornings } from './morning-job.ts'
