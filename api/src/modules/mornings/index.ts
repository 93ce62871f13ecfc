/** What students and tutors are told each morning of what they have to do. */
export { morningsJob, startMornings } from './morning-job.ts'
