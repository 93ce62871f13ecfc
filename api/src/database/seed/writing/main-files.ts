import * as schema from '../../schema/index.ts'
import { at, type WorldStudent, type WorldTutor } from '../world.ts'
import { bridgeEssay, demoFiles } from './files.ts'
import { addFile, addMarking, commentsOn } from './markings.ts'
import { overalls, pageRemarks } from './remarks.ts'
import { addEvent, addPiece, handIn, idAt, type Making, partsOf } from './rows.ts'

/** Who hands in and who marks. */
interface Two {
  student: WorldStudent
  marker: WorldTutor
}

/** A piece on a task that was begun some days before it is handed in. */
export function pieceOn(
  making: Making,
  student: WorldStudent,
  key: string,
  day: number,
  text: string,
) {
  const { world } = making
  return addPiece(making, {
    ...{ studentId: student.id, kind: 'essay', task: key, createdAt: at(world, day - 4, 16) },
    ...{ savedAt: at(world, day, 16, 50), parts: partsOf([text]), revision: 24 },
  })
}

/** A Word document that is half marked, and a PDF that came back with a file. */
export async function addFiles(making: Making, { student, marker }: Two): Promise<void> {
  const { world, db } = making
  const docxAt = at(world, -3, 16, 40)
  const docx = await addFile(making, demoFiles.word, { userId: student.id, at: docxAt })
  const open = handIn(making, pieceOn(making, student, 'bridge', -3, bridgeEssay), {
    ...{ handedInAt: at(world, -3, 17), parts: partsOf([bridgeEssay]), source: 'docx' },
    ...{ fileId: docx, markerId: marker.id, claimedAfter: 16, note: 'Written for a school prize.' },
  })
  addMarking(making, open, {
    ...{ markerId: marker.id, state: 'draft', levels: [3, null, 2, null], overall: '' },
    comments: commentsOn(making, open).slice(0, 2),
    ...{ begunAt: at(world, -1, 16), savedAt: at(world, -1, 16, 25) },
  })
  const pdf = await addFile(making, demoFiles.pdf, { userId: student.id, at: at(world, -50, 16) })
  const empty = pieceOn(making, student, 'price', -50, '')
  const back = handIn(making, empty, {
    ...{ handedInAt: at(world, -50, 17), parts: null, source: 'pdf', fileId: pdf, words: 338 },
    ...{ markerId: marker.id, claimedAfter: 17 },
  })
  const notes = await addFile(making, demoFiles.marked, {
    userId: marker.id,
    at: at(world, -47, 14),
  })
  const markingId = addMarking(making, back, {
    ...{ markerId: marker.id, state: 'returned', levels: [3, 3, 4, 3], overall: overalls[4] ?? '' },
    comments: pageRemarks.map((remark, place) => ({
      ...{ id: idAt(making, at(world, -47, 13)), ...remark, criterion: null, page: place + 1 },
      box: { x: 0.1, y: 0.12 + 0.2 * place, width: 0.78, height: 0.12 },
    })),
    ...{ begunAt: at(world, -47, 13), savedAt: at(world, -46, 15), fileId: notes },
  })
  await db.insert(schema.fileUses).values([
    { fileId: docx, area: 'writing', recordId: open.versionId },
    { fileId: pdf, area: 'writing', recordId: back.versionId },
    { fileId: notes, area: 'marking', recordId: markingId },
  ])
}

/** A PDF that was another one than was meant, and came back without marks. */
export async function addWrongFile(making: Making, { student, marker }: Two): Promise<void> {
  const { world, db } = making
  const handedInAt = at(world, -17, 18)
  const fileId = await addFile(making, demoFiles.wrong, { userId: student.id, at: handedInAt })
  const made = handIn(making, pieceOn(making, student, 'argument', -17, ''), {
    ...{ handedInAt, parts: null, source: 'pdf', fileId, words: 11 },
    ...{ markerId: marker.id, claimedAfter: 15 },
  })
  await db.insert(schema.fileUses).values({ fileId, area: 'writing', recordId: made.versionId })
  const reason =
    'These are your train tickets, I think. Hand in the essay, and I shall read it at once.'
  Object.assign(made.item, { state: 'sent back', reason })
  addEvent(making, made.itemId, {
    ...{ at: at(world, -16, 13), what: 'sent back', byId: marker.id, note: reason },
  })
}
