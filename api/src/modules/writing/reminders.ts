import { inTransaction, type Occasion } from '../../asked.ts'
import { notify } from '../notifications/index.ts'
import { takeComing } from './set-tasks.repository.ts'
import { pathOfSetTask } from './set-tasks.rules.ts'
import { dayInWords } from './told.ts'

/** Tells students of tasks that tutors have set, two days before their day, each once. */
export async function remindOfSetTasks(occasion: Occasion): Promise<void> {
  await inTransaction(occasion, async (within) => {
    for (const { taskId, kind, title, dueOn, studentIds } of await takeComing(
      within.db,
      within.now,
    )) {
      await notify(within, {
        ...{ kind: 'writing', title: `“${title}” is due soon`, titleCode: 2 },
        description: `Hand it in by ${dayInWords(new Date(dueOn))}.`,
        navigatableLink: pathOfSetTask(kind, taskId),
        recipients: studentIds,
      })
    }
  })
}
