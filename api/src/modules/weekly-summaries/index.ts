/** The mail of every Monday, in which parents read of their children's week. */
export { startWeeklySummaries, weeklyJob } from './weekly-job.ts'
