import { tidyPart } from '@portal/shared/writing-rules'
import type { StoredComment } from '../../schema/index.ts'
import { at, type WorldStudent, type WorldTutor } from '../world.ts'
import { essayOf } from './files.ts'
import { addFiles, addWrongFile, pieceOn } from './main-files.ts'
import { addMarking, askSecondLook, commentsOn, placed } from './markings.ts'
import { firstRemarks, overalls, statementRemarks } from './remarks.ts'
import {
  addEvent,
  addPiece,
  addSnapshot,
  handIn,
  idAt,
  later,
  type MadeItem,
  type Making,
  partsOf,
} from './rows.ts'
import { mainStatement } from './statements.ts'

/** Who takes part in what the shown student writes. */
export interface Cast {
  student: WorldStudent
  marker: WorldTutor
  /** Marks too, in the team of `senior`. */
  other: WorldTutor
  senior: WorldTutor
}

/** What the student of `student@portal.test` has written, in every state that there is. */
export async function addMain(making: Making, cast: Cast): Promise<void> {
  addStatement(making, cast)
  addDraft(making, cast)
  addOpen(making, cast)
  addSecondLooks(making, cast)
  addNotMarked(making, cast)
  await addFiles(making, cast)
  await addWrongFile(making, cast)
}

const overall = (place: number) => overalls[place % overalls.length] ?? ''

/** Two versions that came back, the comments of the second in every place, and a newer draft. */
function addStatement(making: Making, { student, marker }: Cast): void {
  const { world } = making
  const piece = addPiece(making, {
    ...{ studentId: student.id, kind: 'statement', task: 'statement', course: 'Engineering' },
    ...{ title: 'Engineering', entryYear: at(world, 300).getUTCFullYear() },
    ...{ createdAt: at(world, -44, 17), savedAt: at(world, -1, 19, 12) },
    ...{ parts: partsOf(mainStatement.draft), revision: 61 },
  })
  const first = handIn(making, piece, {
    ...{ handedInAt: at(world, -34, 18), parts: partsOf(mainStatement.first) },
    ...{ note: 'I am not sure about the second answer.', markerId: marker.id, claimedAfter: 3 },
  })
  addMarking(making, first, {
    ...{ markerId: marker.id, state: 'returned', levels: [2, 2, 3, 3], overall: overall(3) },
    comments: firstRemarks.map((remark) => placed(making, first, remark)),
    ...{ begunAt: at(world, -31, 14), savedAt: at(world, -30, 16, 20) },
  })
  const second = handIn(making, piece, {
    ...{ handedInAt: at(world, -15, 17), parts: partsOf(mainStatement.second) },
    ...{ note: 'I have rewritten the beginning, as you said.', markerId: marker.id },
  })
  const comments = statementRemarks.map((remark) => placed(making, second, remark))
  const markingId = addMarking(making, second, {
    ...{ markerId: marker.id, state: 'returned', levels: [3, 3, 2, 3], comments },
    overall:
      'Much better: I can see the bridge now, and I can see you thinking about it. The third answer still tells me what you did before it tells me what came of it. Start there, and then look at the last sentence of each answer once more.',
    privateNote: 'Has applied for an interview slot; would do well.',
    ...{ begunAt: at(world, -12, 13), savedAt: at(world, -11, 11, 40) },
  })
  addTalk(making, { markingId, comments, studentId: student.id, markerId: marker.id })
  const states = [
    ['pause', at(world, -10, 18), mainStatement.second],
    ['pause', at(world, -6, 18, 30), [mainStatement.draft[0], ...mainStatement.second.slice(1)]],
    ['cut', at(world, -4, 20), [mainStatement.draft[0], ...mainStatement.second.slice(1)]],
    ['merge', at(world, -2, 16), [...mainStatement.draft.slice(0, 2), mainStatement.second[2]]],
    ['pause', at(world, -1, 19), mainStatement.draft],
  ] as const
  for (const [cause, moment, texts] of states) {
    const parts = partsOf(texts.map((text) => text ?? ''))
    addSnapshot(making, piece, { at: moment, cause, parts })
  }
}

/** Replies on comments and on the whole, and ticks on what was dealt with. */
function addTalk(
  making: Making,
  said: {
    markingId: string
    comments: readonly StoredComment[]
    studentId: string
    markerId: string
  },
): void {
  const { world } = making
  const reply = (moment: Date, byId: string, comment: number | null, text: string) => {
    making.rows.replies.push({
      ...{ id: idAt(making, moment), markingId: said.markingId, byId, at: moment, text },
      commentId: comment === null ? null : (said.comments[comment]?.id ?? null),
      isTold: true,
    })
  }
  const { studentId, markerId } = said
  reply(
    at(world, -10, 17),
    studentId,
    3,
    'I expected the swing to halve in equal times, as in air.',
  )
  reply(at(world, -9, 12), markerId, 3, 'Then say so: “I had expected it to halve in equal times”.')
  reply(
    at(world, -9, 18),
    studentId,
    7,
    'I like the robot there. Could it stay first if it is shorter?',
  )
  reply(at(world, -8, 10), markerId, 7, 'It could. Try it, and read both aloud.')
  reply(at(world, -8, 17), studentId, null, 'Thank you, this helped me a lot.')
  for (const place of [1, 2, 6]) {
    const commentId = said.comments[place]?.id
    if (commentId === undefined) continue
    making.rows.ticks.push({ markingId: said.markingId, commentId, at: at(world, -1, 19) })
  }
}

/** An essay that has not been handed in, with headings and its own earlier states. */
function addDraft(making: Making, { student }: Cast): void {
  const { world } = making
  const whole = tidyPart({
    ops: [
      { insert: 'What is a model?' },
      { insert: '\n', attributes: { header: 2 } },
      {
        insert: 'A map of the Underground shows no distances, and nobody calls it wrong. It keeps ',
      },
      { insert: 'what is next to what', attributes: { italic: true } },
      { insert: ', and lets the rest go.\n' },
      { insert: 'What it must keep' },
      { insert: '\n', attributes: { header: 3 } },
      { insert: 'the question it is for' },
      { insert: '\n', attributes: { list: 'bullet' } },
      { insert: 'a way of finding out that it fails' },
      { insert: '\n', attributes: { list: 'bullet' } },
      { insert: 'My footbridge had the first of these and not the second. ' },
      { insert: 'I shall begin there.', attributes: { bold: true } },
      { insert: '\n' },
    ],
  })
  const piece = addPiece(making, {
    ...{ studentId: student.id, kind: 'essay', question: 'When is a model simple enough?' },
    ...{ title: 'When is a model simple enough?', createdAt: at(world, -5, 16) },
    ...{ savedAt: at(world, -1, 20, 5), parts: [whole], revision: 17 },
  })
  const states = [
    [-5, 'A map of the Underground shows no distances, and nobody calls it wrong.'],
    [-3, 'A map of the Underground shows no distances. It keeps what is next to what.'],
  ] as const
  for (const [day, text] of states) {
    addSnapshot(making, piece, { at: at(world, day, 17), cause: 'pause', parts: partsOf([text]) })
  }
}

/** One that is past its day, and one that waits for a check. */
function addOpen(making: Making, { student, marker }: Cast): void {
  const { world } = making
  const overdue = addEssay(making, student, 'law', 0, -21)
  overdue.item.markerId = marker.id
  overdue.item.heldSince = later(overdue.item.handedInAt, 20)
  overdue.item.toldAt = later(overdue.item.dueAt, 1)
  addEvent(making, overdue.itemId, {
    ...{ at: later(overdue.item.handedInAt, 20), what: 'claimed', byId: marker.id },
  })
  const checked = handIn(making, pieceOn(making, student, 'luck', -3, luckEssay), {
    ...{ handedInAt: at(world, -3, 17), parts: partsOf([luckEssay]), markerId: marker.id },
    ...{ claimedAfter: 14, asksCheck: true },
  })
  addMarking(making, checked, {
    ...{ markerId: marker.id, state: 'finished', levels: [3, 2, 3, 3], overall: overall(1) },
    comments: commentsOn(making, checked),
    ...{ begunAt: at(world, -1, 13), savedAt: at(world, -1, 15) },
  })
}

const luckEssay = `Nobody earns being born with a good ear or into a warm house. The claim takes this plain fact and makes a debt of it: whoever is merely lucky may not keep it all.
The word “merely” has to carry a great deal. A runner with long legs also trains at six in the morning, and it is the two together that win. If the legs are luck, perhaps the will to get up is luck as well. Then nothing is merit, and the claim would take everything from everybody, which cannot be meant.
It seems better to ask what a reward is for. Prizes are there so that people train; inheritances are not there so that people are born. Where a reward does no such work the lucky hold it by accident, and those who lack it by accident have as good a claim.
Against this stands the thought that taking is not made right by the taker’s need. I grant it. But what is taken here was never quite given: it was left lying, and somebody happened to stand near.
So luck asks something of the lucky, and less than all. It asks for that part which rewards nothing.`

/** An essay that was handed in and lies in the pool. */
function addEssay(
  making: Making,
  student: WorldStudent,
  key: string,
  choice: number,
  day: number,
): MadeItem {
  const text = essayOf(key, choice)
  const piece = pieceOn(making, student, key, day, text)
  return handIn(making, piece, { handedInAt: at(making.world, day, 17), parts: partsOf([text]) })
}

/** A second look that changed the marks, and one that is asked for. */
function addSecondLooks(making: Making, { student, marker, other, senior }: Cast): void {
  const { world } = making
  const looks = [
    { key: 'promise', choice: 1, day: -28, first: marker, asked: -22, isDecided: true },
    { key: 'experiment', choice: 0, day: -9, first: other, asked: -2, isDecided: false },
  ]
  for (const { key, choice, day, first, asked, isDecided } of looks) {
    const made = addEssay(making, student, key, choice, day)
    Object.assign(made.item, { markerId: first.id, heldSince: later(made.item.handedInAt, 15) })
    const claimed = {
      at: later(made.item.handedInAt, 15),
      what: 'claimed',
      byId: first.id,
    } as const
    addEvent(making, made.itemId, claimed)
    const comments = commentsOn(making, made)
    addMarking(making, made, {
      ...{ markerId: first.id, state: 'returned', levels: [3, 2, 2, 3], overall: overall(0) },
      ...{ comments, begunAt: at(world, day + 2, 13), savedAt: at(world, day + 3, 15) },
    })
    const look = askSecondLook(making, made, {
      ...{ at: at(world, asked, 18), seniorId: senior.id },
      reason:
        'The second comment says that an example is missing, but the example stands in the paragraph below it.',
    })
    if (!isDecided) continue
    addMarking(making, look, {
      ...{ markerId: senior.id, role: 'second', state: 'returned', levels: [3, 3, 2, 3] },
      overall:
        'I have read it afresh. The example is there and does its work, so that “Reasons” goes up by one level; the objection is still too short, and that mark stays.',
      ...{ comments, outcome: 'changed' },
      ...{ begunAt: at(world, asked + 2, 10), savedAt: at(world, asked + 3, 12) },
    })
  }
}

/** One that was taken back before anybody began, and is being written on. */
function addNotMarked(making: Making, { student }: Cast): void {
  const { world } = making
  const withdrawn = addEssay(making, student, 'city', 0, -13)
  withdrawn.item.state = 'withdrawn'
  addEvent(making, withdrawn.itemId, {
    ...{ at: at(world, -12, 8), what: 'withdrawn', byId: student.id },
  })
}
