import type { CallAnswer, CallInput } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { Caller } from '../../calls.ts'
import { notFound, Problem } from '../../problem.ts'
import { notify } from '../notifications/index.ts'
import {
  flagQuestion,
  itemStatisticsOf,
  renderVersion,
  studentWithTutors,
} from '../questions/index.ts'
import { pathOfStudent, pathOfTutor } from './flag-paths.ts'
import {
  addMessage,
  findFlag,
  lockFlag,
  reopenFlag,
  storeAnswer,
  type WholeFlag,
} from './flags.repository.ts'

type FlagPage = CallAnswer<'GET /Question/QuestionFlag/GetFlag'>

/**
 * Flags a question and tells the student's tutors of it, once for each flag. False when there is
 * no such question for the student.
 */
export async function flagAndTell(
  asked: Asked,
  about: CallInput<'POST /Question/QuestionFlag/FlagQuestion'>['body'],
): Promise<boolean> {
  return await inTransaction(asked, async (within) => {
    const { db, caller, now } = within
    const flag = { ...about, studentId: caller.userId }
    const flagged = await flagQuestion(db, flag, now)
    if (flagged?.isNew === true) {
      const { name, tutorIds } = await studentWithTutors(db, flag.studentId)
      await notify(within, {
        kind: 'questions',
        title: 'Flagged question',
        description: `${name} flagged question ${flag.questionId}: ${flag.text}`,
        navigatableLink: pathOfTutor(flagged.id),
        recipients: tutorIds,
      })
    }
    return flagged !== undefined
  })
}

/** Who teaches sees the key at once; the student sees it once an own answer is final. */
function questionOf(flag: WholeFlag, role: Caller['role']): FlagPage['question'] {
  const { shown, key } = renderVersion(flag.version)
  const { studentResponse: response } = flag
  const maySee = role !== 'Student' || flag.mayStudentSeeKey
  return {
    questionType: flag.questionType,
    data: shown.data,
    text: shown.text,
    options: shown.options,
    studentLetter: response?.kind === 'choice' ? response.letter : null,
    studentText: response === null || response.kind === 'choice' ? null : response.text,
    key: maySee
      ? {
          correctLetter: key.correctLetter,
          expected: key.expected,
          solution: key.solution,
          reasons: key.reasons,
          modelAnswer: key.modelAnswer,
        }
      : null,
  }
}

/**
 * A flag with its question and thread.
 * @throws Problem 404 for a flag that is out of the caller's sight.
 */
export async function getFlag({ db, caller }: Asked, flagId: string): Promise<FlagPage> {
  const flag = await findFlag(db, flagId, caller)
  if (flag === undefined) throw notFound('The flag')
  const isStudent = caller.role === 'Student'
  const [statistics] = isStudent ? [] : await itemStatisticsOf(db, [flag.view.questionId])
  return {
    flag: flag.view,
    student: { id: flag.studentId, name: flag.studentName },
    suggestedChange: isStudent ? null : flag.suggestedChange,
    mayAnswer: caller.role === 'Tutor' || caller.role === 'Senior Tutor',
    mayReply: isStudent,
    messages: flag.messages.map(({ authorId, createdMs, ...message }) => ({
      ...message,
      isStudent: authorId === flag.studentId,
      isOwn: authorId === caller.userId,
      createdAt: new Date(createdMs).toISOString(),
    })),
    question: questionOf(flag, caller.role),
    statistics: statistics ?? null,
  }
}

/**
 * Writes on under an own flag; an answered one is open again, and the tutors hear of it.
 * @throws Problem 404 for somebody else's; 409 while the question has another open flag.
 */
export async function reply(
  asked: Asked,
  { flagId, text }: CallInput<'POST /Question/QuestionFlag/Reply'>['body'],
): Promise<void> {
  await inTransaction(asked, async (within) => {
    const { db, caller, now } = within
    const flag = await lockFlag(db, flagId, caller)
    if (flag === undefined) throw notFound('The flag')
    if (flag.state === 'answered' && !(await reopenFlag(db, flagId))) {
      throw new Problem(409, 'You have flagged this question again since; write there.')
    }
    await addMessage(db, { flagId, authorId: caller.userId, text }, now)
    const { name, tutorIds } = await studentWithTutors(db, caller.userId)
    await notify(within, {
      kind: 'questions',
      title: 'Flagged question',
      description: `${name} wrote about question ${flag.questionId}: ${text}`,
      navigatableLink: pathOfTutor(flagId),
      recipients: tutorIds,
    })
  })
}

/**
 * Answers a flag, once more too; the student hears of it, and the tutors of what an admin answered.
 * @throws Problem 404 for a flag out of sight; 422 for a fault without a suggested change.
 */
export async function answerFlag(
  asked: Asked,
  answer: CallInput<'POST /Question/tutor/QuestionFlag/AnswerFlag'>['body'],
): Promise<void> {
  const { flagId, text, outcome } = answer
  const suggestedChange = answer.suggestedChange === '' ? null : answer.suggestedChange
  if (outcome === 'fault' && suggestedChange === null) {
    const message = 'Say what should be changed.'
    throw new Problem(422, message, { errors: [{ path: 'body.suggestedChange', message }] })
  }
  await inTransaction(asked, async (within) => {
    const { db, caller, now } = within
    const flag = await lockFlag(db, flagId, caller)
    if (flag === undefined) throw notFound('The flag')
    const answered = {
      state: 'answered',
      outcome,
      suggestedChange: outcome === 'fault' ? suggestedChange : null,
    }
    await storeAnswer(db, { flagId, answeredBy: caller.userId, ...answered, outcome }, now)
    await addMessage(db, { flagId, authorId: caller.userId, text }, now)
    await audit(db, asked, 'flag answered', {
      subjectId: flag.studentId,
      record: {
        kind: 'flag',
        id: flagId,
        before: { state: flag.state, outcome: flag.outcome, suggestedChange: flag.suggestedChange },
        after: answered,
      },
    })
    await tellOfAnswer(within, { ...flag, flagId }, text)
  })
}

async function tellOfAnswer(
  within: Asked,
  flag: { flagId: string; studentId: string; questionId: number },
  text: string,
): Promise<void> {
  const { flagId, studentId, questionId } = flag
  const isByAdmin = within.caller.role === 'Admin'
  await notify(within, {
    kind: 'questions',
    title: 'Your question was answered',
    titleCode: 3,
    description: `${isByAdmin ? 'We' : 'Your tutor'} answered: ${text}`,
    navigatableLink: pathOfStudent(flagId),
    recipients: [studentId],
  })
  if (!isByAdmin) return
  const { name, tutorIds } = await studentWithTutors(within.db, studentId)
  await notify(within, {
    kind: 'questions',
    title: 'Flagged question',
    description: `We answered ${name} about question ${questionId}: ${text}`,
    navigatableLink: pathOfTutor(flagId),
    recipients: tutorIds,
  })
}
