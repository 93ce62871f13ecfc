import type { CallAnswer, CallInput } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { newId } from '../../database/ids.ts'
import { startJob } from '../../jobs/start-job.ts'
import { notFound, Problem } from '../../problem.ts'
import { findVersion, heldQuestion, writeVersion } from '../authoring/index.ts'
import { keyInWords } from '../questions/index.ts'
import { holdOpenAnswers, replaceInSets } from '../sets/index.ts'
import {
  countAnswers,
  findKeyed,
  giveUp,
  insertCorrection,
  runningCorrection,
  setTask,
} from './corrections.repository.ts'
import { isSameKey } from './corrections.rules.ts'
import { type PlannedCorrection, plannedCorrection } from './plan.service.ts'

const applyCall = 'POST /question/admin/KeyCorrection/Apply'

type ApplyInput = CallInput<typeof applyCall>['body']

/** Longest note of a version, in signs. */
const longestNote = 500

async function start(within: Asked, correctionId: string): Promise<void> {
  const taskId = await startJob(within, 'keyCorrection', { correctionId })
  if (taskId !== undefined) await setTask(within.db, correctionId, taskId)
}

/** Writes the version with the new key: nothing but key, reasons and solution is another. */
async function writeCorrected(
  within: Asked,
  { questionId, version, solution, answers = [], reason }: ApplyInput,
  { after }: PlannedCorrection,
): Promise<number> {
  const latest = await findVersion(within.db, questionId, version)
  if (latest === undefined) throw notFound('The question')
  const whys = new Map(answers.map(({ letter, why }) => [letter, why]))
  const { versionId } = await writeVersion(within, {
    ...{ questionId, version, note: reason.slice(0, longestNote) },
    content: {
      ...{ text: latest.text, data: latest.data, questionType: latest.questionType },
      solution: solution ?? latest.solution,
      answers: latest.answers.map(({ letter, text, isCorrect, why }) => ({
        ...{ letter, text, why: whys.get(letter) ?? why },
        isCorrect: 'letter' in after ? letter === after.letter : isCorrect,
      })),
      marking: 'marking' in after ? after.marking : latest.marking,
    },
  })
  return versionId
}

/**
 * Has a correction that stopped half-way go on, where the same is asked for; one that was asked for
 * otherwise is taken over by the new one.
 * @returns the id of the one that goes on
 */
async function resumed(within: Asked, body: ApplyInput): Promise<string | undefined> {
  const { db: tx, now } = within
  const running = await runningCorrection(tx, body.questionId)
  if (running === undefined) return undefined
  if (!running.hasStopped) {
    throw new Problem(409, 'The key of this question is being put right. Wait until that is done.')
  }
  const question = await findKeyed(tx, body.questionId)
  const wanted = question && plannedCorrection(question, body, true).after
  const isSame =
    wanted !== undefined && isSameKey(wanted, running.after) && running.countsOld === body.countsOld
  if (!isSame) {
    await giveUp(tx, running.id, now)
    return undefined
  }
  await start(within, running.id)
  return running.id
}

/**
 * Puts the key of a question right: writes the version with it, has sets under way ask that one, and
 * starts the job that marks all answers anew.
 * @throws Problem 404 for an unknown question, 409 for an older version and while the key is being
 *   put right, 422 for a key that the question cannot have
 */
export async function applyCorrection(
  asked: Asked,
  body: ApplyInput,
): Promise<CallAnswer<typeof applyCall>> {
  const { questionId, version, countsOld, reason } = body
  return await inTransaction(asked, async (within) => {
    const { db: tx, now, caller } = within
    // Answers before the question, as sets that are handed in hold them.
    const openSets = await holdOpenAnswers(tx, questionId)
    await heldQuestion(within, questionId)
    const goesOn = await resumed(within, body)
    if (goesOn !== undefined) return { correctionId: goesOn }
    await heldQuestion(within, questionId, version)
    const question = await findKeyed(tx, questionId)
    if (question === undefined) throw notFound('The question')
    const planned = plannedCorrection(question, body)
    const { before, after, versionIds } = planned
    const versionId = await writeCorrected(within, body, planned)
    await replaceInSets(tx, openSets, { questionId, versionIds, versionId })
    const id = newId(now.getTime())
    const total = await countAnswers(tx, questionId, versionIds)
    const isFirst = await insertCorrection(
      tx,
      {
        ...{ id, questionId, versionId, versionIds, before, after, countsOld, reason, total },
        createdBy: caller.userId,
      },
      now,
    )
    if (!isFirst) {
      throw new Problem(409, 'The key of this question is being put right by somebody else.')
    }
    await start(within, id)
    await audit(tx, within, 'key corrected', {
      record: {
        ...{ kind: 'question', id: String(questionId) },
        before: { key: keyInWords(before) },
        after: { key: keyInWords(after), countsOld, reason, answers: total },
      },
    })
    return { correctionId: id }
  })
}
