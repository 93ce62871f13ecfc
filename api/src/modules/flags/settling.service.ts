import type { CallInput } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { newId } from '../../database/ids.ts'
import { notFound, Problem } from '../../problem.ts'
import { notify } from '../notifications/index.ts'
import { studentWithTutors } from '../questions/index.ts'
import { type FlagToSettle, lockFlags, storeSettlement } from './admin.repository.ts'
import { pathOfStudent, pathOfTutor } from './flag-paths.ts'
import { addMessage } from './flags.repository.ts'

type Settlement = CallInput<'POST /question/admin/QuestionFlag/SettleFlags'>['body']

/**
 * Brings flags to an end that are open or at fault, all or none: the question was changed for them, or
 * stays as it is. What is said stands under each flag; its student and the tutors hear of it.
 * @throws Problem 404 where one is not there, 409 where one is settled, 422 where one needs no settling.
 */
export async function settleFlags(asked: Asked, body: Settlement): Promise<void> {
  const ids = [...new Set(body.flagIds)]
  await inTransaction(asked, async (within) => {
    const { db: tx, caller, now } = within
    const flags = await lockFlags(tx, ids, caller)
    if (flags.length < ids.length) throw notFound('The flag')
    check(flags)
    const { settledAs, text } = body
    await storeSettlement(tx, ids, { settledAs, settledBy: caller.userId }, now)
    const batch = newId(now.getTime())
    for (const flag of flags) {
      await addMessage(tx, { flagId: flag.id, authorId: caller.userId, text }, now)
      const { state, outcome } = flag
      await audit(tx, within, 'flag settled', {
        subjectId: flag.studentId,
        record: {
          ...{ kind: 'flag', id: flag.id, before: { state, outcome, settledAs: null } },
          after: { state: 'answered', outcome: outcome ?? outcomeOf(settledAs), settledAs },
          ...(ids.length > 1 && { batch }),
        },
      })
      await tell(within, flag, body)
    }
  })
}

const outcomeOf = (settledAs: Settlement['settledAs']) =>
  settledAs === 'changed' ? 'fault' : 'explained'

function check(flags: readonly FlagToSettle[]): void {
  if (flags.some(({ settledAs }) => settledAs !== null)) {
    throw new Problem(409, 'Somebody has settled this meanwhile.')
  }
  if (flags.some(({ state, outcome }) => state === 'answered' && outcome !== 'fault')) {
    throw new Problem(422, 'A flag that was explained needs no settling.')
  }
}

async function tell(within: Asked, flag: FlagToSettle, { settledAs, text }: Settlement) {
  const { id, studentId, questionId, tutorId } = flag
  const isChanged = settledAs === 'changed'
  await notify(within, {
    kind: 'questions',
    title: 'The question that you flagged',
    titleCode: 3,
    description: `${isChanged ? 'It was changed' : 'It stays as it is'}: ${text}`,
    navigatableLink: pathOfStudent(id),
    recipients: [studentId],
  })
  const { name, tutorIds } = await studentWithTutors(within.db, studentId)
  await notify(within, {
    kind: 'questions',
    title: 'Flagged question',
    description: `Question ${questionId}, flagged by ${name}, ${isChanged ? 'was changed' : 'stays as it is'}: ${text}`,
    navigatableLink: pathOfTutor(id),
    recipients: [...tutorIds, ...(tutorId === null ? [] : [tutorId])],
  })
}
