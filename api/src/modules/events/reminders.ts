import { inTransaction, type Occasion } from '../../asked.ts'
import { reminderWords, reportWords } from './news.rules.ts'
import { moveQueues } from './places.service.ts'
import { tellOfRecordings } from './recordings.service.ts'
import { takeDueReports, takeReminders } from './reminders.repository.ts'
import { reportDueAt } from './reports.rules.ts'
import { tellOf } from './tell.ts'

/**
 * Tells people of sessions that come and of reports that are due, each once; of recordings whose
 * films have become ready; and gives places that became free without anybody's doing.
 */
export async function remindOfEvents(occasion: Occasion): Promise<void> {
  await inTransaction(occasion, async (within) => {
    const { db: tx, now } = within
    for (const { people, startsMs, before, ...event } of await takeReminders(tx, now)) {
      const startsAt = new Date(startsMs)
      const words = reminderWords(event, startsAt, before)
      await tellOf(within, event, people, words, { expiresAt: startsAt })
    }
    for (const { tutors, endsMs, ...event } of await takeDueReports(tx, now)) {
      const due = new Date(reportDueAt(endsMs, now.getTime()) ?? endsMs)
      await tellOf(within, event, tutors, reportWords(event, due))
    }
  })
  await tellOfRecordings(occasion)
  await moveQueues(occasion)
}
