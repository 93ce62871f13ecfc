import { pathTo } from '@portal/shared/contract'
import type { Asked } from '../../asked.ts'
import { publish } from '../../live/publish.ts'
import { notify } from '../notifications/index.ts'
import { type HeldCard, type LockedCard, readersOf } from './writing.repository.ts'

/** Where a tutor opens a card. */
const editorPath = (termId: string, studentId: string) => `/?card=${termId}.${studentId}`

/** Where somebody reads the cards of a student, on the page about the student. */
const summaryPath = (dashboard: string, id: string) =>
  `${pathTo('/:dashboard/:id', { dashboard, id })}?tab=cards`

type OfCard = Pick<HeldCard, 'termName' | 'studentName' | 'tutorName' | 'subject'> & {
  studentId: string
  /** It was submitted before, and opened again since. */
  isAgain: boolean
}

/** Tells student, parents and school of a card that was submitted, and shows it on open pages. */
export async function tellOfCard(within: Asked, card: OfCard): Promise<void> {
  const { db, caller } = within
  const { studentId, studentName, tutorName, termName, subject, isAgain } = card
  const { parentIds, managerIds } = await readersOf(db, studentId)
  const told = { kind: 'tuition', title: isAgain ? 'Report card changed' : 'Report card' } as const
  const done = `${tutorName} has ${isAgain ? 'changed' : 'written'}`
  await notify(within, {
    ...told,
    description: `${done} your report card in ${subject}, ${termName}.`,
    navigatableLink: '/report-card',
    recipients: [studentId],
  })
  const toOthers = {
    ...told,
    description: `${done} the report card of ${studentName} in ${subject}, ${termName}.`,
  }
  await notify(within, {
    ...toOthers,
    navigatableLink: summaryPath('parent-dashboard', studentId),
    recipients: parentIds,
  })
  await notify(within, {
    ...toOthers,
    navigatableLink: summaryPath('school-dashboard', studentId),
    recipients: managerIds,
  })
  await publish(db, 'tuition', [studentId, caller.userId, ...parentIds, ...managerIds])
}

/** Tells the tutor of a card that it is open again, and why. */
export async function tellOfReopening(
  within: Asked,
  { termId, studentId, tutorId, studentName, termName }: LockedCard,
  reason: string,
): Promise<void> {
  await notify(within, {
    kind: 'tuition',
    title: 'Report card open again',
    description: `${studentName}, ${termName}: ${reason}`,
    navigatableLink: editorPath(termId, studentId),
    recipients: [tutorId].filter((userId) => userId !== within.caller.userId),
  })
  await publish(within.db, 'tuition', [tutorId])
}

/** Reminds tutors of the cards of a term that each has left to submit. */
export async function remindOfCards(
  within: Asked,
  { name, dueOn }: { name: string; dueOn: string },
  tutors: readonly { tutorId: string; open: number }[],
): Promise<void> {
  const numbers = new Set(tutors.map(({ open }) => open))
  for (const open of [...numbers].sort((one, other) => one - other)) {
    await notify(within, {
      kind: 'tuition',
      title: 'Report cards to write',
      description: `${open === 1 ? '1 report card' : `${open} report cards`} of ${name} ${
        open === 1 ? 'is' : 'are'
      } due on ${dueOn}.`,
      navigatableLink: '/',
      recipients: tutors.filter((each) => each.open === open).map(({ tutorId }) => tutorId),
    })
  }
  await publish(
    within.db,
    'tuition',
    tutors.map(({ tutorId }) => tutorId),
  )
}
