import type { CallAnswer } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { notFound } from '../../problem.ts'
import { renderVersion, summaryOf } from '../questions/index.ts'
import { allBanded, findAlike } from './alike.ts'
import { wordingsOf } from './bands.repository.ts'
import { dismiss, pageOfPairs, questionsAmong, type SideRow } from './duplicates.repository.ts'
import { type Compared, comparedOf } from './likeness.rules.ts'

const similarCall = 'GET /question/admin/Question/GetSimilar'
const pairsCall = 'GET /question/admin/Question/GetDuplicates'

/** Most that are shown beside a question. */
const mostSimilar = 10

/** Stands for a question that is not there yet. */
const unwritten = 0

/** A question, or the words of one that is being written. */
interface AskedSimilar {
  questionId?: number | undefined
  text?: string | undefined
}

async function comparedTo({ db }: Asked, { questionId, text }: AskedSimilar): Promise<Compared> {
  if (text !== undefined) return comparedOf({ text, data: null, answers: [] })
  const wording = (await wordingsOf(db, [questionId ?? unwritten])).get(questionId ?? unwritten)
  if (wording === undefined) throw notFound('The question')
  return comparedOf(wording)
}

/**
 * Questions that read like one, or like what is being written of it, the most alike first; those that
 * somebody said to differ from it are left out. At most three statements.
 * @throws Problem 404 for an unknown question
 */
export async function getSimilar(
  asked: Asked,
  query: AskedSimilar,
): Promise<CallAnswer<typeof similarCall>> {
  const { db } = asked
  const questionId = query.questionId ?? unwritten
  const mine = new Map([[questionId, await comparedTo(asked, query)]])
  const found = await findAlike(db, mine, await allBanded(mine))
  return found
    .toSorted((one, other) => other.resemblance - one.resemblance || one.otherId - other.otherId)
    .slice(0, mostSimilar)
    .map(({ otherId, kind, resemblance, text }) => ({
      ...{ questionId: otherId, kind, resemblance },
      ...summaryOf(text),
    }))
}

function sideOf({ id, key, questionType, state, version, filings, ...stored }: SideRow) {
  const { shown, key: answer } = renderVersion(stored)
  const expected = answer.expected === null ? [] : [answer.expected]
  return {
    ...{ id, key, questionType, state, version, filings, textHtml: shown.text },
    dataHtml: shown.data,
    answers: [
      ...shown.options.map((option) => ({
        ...option,
        isCorrect: option.letter === answer.correctLetter,
      })),
      ...expected.map((html) => ({ letter: '', html, isCorrect: true })),
    ],
  }
}

/** A page of the pairs that read alike. One statement. */
export async function getDuplicates(
  { db }: Asked,
  query: Parameters<typeof pageOfPairs>[1],
): Promise<CallAnswer<typeof pairsCall>> {
  const { rows, totalCount } = await pageOfPairs(db, query)
  return {
    pairs: rows.map(({ one, other, ...pair }) => ({
      ...pair,
      one: sideOf(one),
      other: sideOf(other),
    })),
    totalCount,
  }
}

/**
 * Notes for good that two questions are not the same; said again it changes nothing.
 * @throws Problem 404 where one of them is not there
 */
export async function dismissDuplicate(
  asked: Asked,
  questionIds: readonly number[],
): Promise<void> {
  await inTransaction(asked, async (within) => {
    const { db: tx, caller, now } = within
    if ((await questionsAmong(tx, questionIds)) < questionIds.length) throw notFound('The question')
    const pair = { questionId: Math.min(...questionIds), otherId: Math.max(...questionIds) }
    if (!(await dismiss(tx, pair, caller.userId, now))) return
    await audit(tx, within, 'questions said to differ', {
      record: {
        ...{ kind: 'question', id: String(pair.questionId), before: null },
        after: { differsFrom: pair.otherId },
      },
    })
  })
}
