import { newId } from '../../database/ids.ts'
import {
  files,
  markingItems,
  markings,
  rubrics,
  rubricVersions,
  type StoredPart,
  writingDrafts,
  writingSetTasks,
  writingSnapshots,
  writings,
  writingTasks,
  writingVersions,
} from '../../database/schema/index.ts'
import type { TestApp } from '../../testing/index.ts'
import { makePdf } from '../../testing/pdf.ts'

type App = Pick<TestApp, 'db' | 'clock'>

/** The criteria that every portal has from the beginning, as its migrations write them. */
export const essayRubric = {
  id: '0199d000-0000-7000-8000-000000000001',
  versionId: '0199d000-0000-7000-8000-000000000011',
  /** In their order; each has levels of 25, 50, 75 and 100 points. */
  keys: ['argument', 'evidence', 'structure', 'language'],
}
export const statementRubric = {
  id: '0199d000-0000-7000-8000-000000000002',
  versionId: '0199d000-0000-7000-8000-000000000012',
  keys: ['motivation', 'preparation', 'beyond', 'language'],
}

/** A text without formats, as a part. */
export const partOf = (text: string): StoredPart => ({
  ops: [{ insert: text.endsWith('\n') ? text : `${text}\n` }],
})

/** Three answers that may be handed in. */
export const answers = [1, 2, 3].map(
  (n) => `${`Answer ${n} says why. `.repeat(20)}And that is all.`,
)

/** A task, published and for essays where nothing is said. @returns its id */
export async function makeTask(
  { db, clock }: App,
  change: Partial<typeof writingTasks.$inferInsert> = {},
): Promise<string> {
  const id = newId()
  const kind = change.kind ?? 'essay'
  await db.insert(writingTasks).values({
    ...{ id, kind, title: 'Should we trust experts?', brief: '<p>Argue your view.</p>' },
    format: kind === 'statement' ? 'ucas-2026' : null,
    rubricId: kind === 'statement' ? statementRubric.id : essayRubric.id,
    ...{ state: 'published', updatedAt: clock.now() },
    ...change,
  })
  return id
}

/** A piece with an empty draft, an essay on an own question where nothing is said. @returns its id */
export async function makePiece(
  { db, clock }: App,
  studentId: string,
  change: Partial<typeof writings.$inferInsert> = {},
  texts: readonly string[] = change.kind === 'statement' ? ['', '', ''] : [''],
): Promise<string> {
  const id = newId()
  const kind = change.kind ?? 'essay'
  await db.insert(writings).values({
    ...{ id, studentId, kind, title: 'A piece', createdAt: clock.now() },
    ...(kind === 'statement' ? { course: 'Law', entryYear: 2027 } : {}),
    question: kind === 'essay' && !change.taskId ? 'Is doubt useful?' : null,
    ...change,
  })
  await db.insert(writingDrafts).values({
    ...{ writingId: id, revision: 0, parts: texts.map(partOf) },
    ...{ characters: texts.map(({ length }) => length), words: 0 },
  })
  return id
}

/** What there is of a version that was handed in. */
export interface MadeVersion {
  pieceId: string
  versionId: string
  itemId: string
}

/** A version that was handed in, pending in the pool where nothing is said, of a piece of its own. */
export async function makeVersion(
  app: App,
  studentId: string,
  {
    pieceId,
    number = 1,
    texts = ['I read law because I like arguments. My brother likes maths.'],
    version = {},
    item = {},
    piece = {},
  }: {
    pieceId?: string
    number?: number
    texts?: readonly string[]
    version?: Partial<typeof writingVersions.$inferInsert>
    item?: Partial<typeof markingItems.$inferInsert>
    piece?: Partial<typeof writings.$inferInsert>
  } = {},
): Promise<MadeVersion> {
  const { db, clock } = app
  const kind = piece.kind ?? 'essay'
  const id = pieceId ?? (await makePiece(app, studentId, { ...piece, versionCount: number }, texts))
  const made = { pieceId: id, versionId: newId(), itemId: newId() }
  const handedInAt = version.handedInAt ?? clock.now()
  const words = texts.join(' ').split(/\s+/).filter(Boolean).length
  await db.insert(writingVersions).values({
    ...{ id: made.versionId, writingId: id, number, source: 'written', note: '', handedInAt },
    ...{ parts: texts.map(partOf), texts: [...texts], words },
    characters: texts.map(({ length }) => length),
    rubricVersionId: (kind === 'statement' ? statementRubric : essayRubric).versionId,
    ...version,
  })
  await db.insert(markingItems).values({
    ...{ id: made.itemId, kind, versionId: made.versionId, studentId, state: 'pending' },
    ...{
      handedInAt,
      dueAt: new Date(handedInAt.getTime() + 7 * 86_400_000),
      title: 'A piece',
      words,
    },
    heldSince: item.markerId ? handedInAt : null,
    ...item,
  })
  return made
}

/** A marking of an item: a draft with one comment where nothing is said. @returns its id */
export async function makeMarking(
  { db, clock }: App,
  itemId: string,
  markerId: string,
  change: Partial<typeof markings.$inferInsert> = {},
): Promise<string> {
  const id = newId()
  const now = clock.now()
  await db.insert(markings).values({
    ...{ id, itemId, markerId, role: 'first', state: 'draft', revision: 1, privateNote: '' },
    grades: essayRubric.keys.map((key) => ({ key, points: 75 })),
    overall: 'A clear argument with good examples throughout.',
    comments: [
      {
        ...{ id: newId(), text: 'Which arguments?', sort: 'question', criterion: null },
        ...{ part: 0, start: 19, end: 35, quote: 'I like arguments' },
        ...{ prefix: 'because ', suffix: '. My brother' },
      },
    ],
    ...{ createdAt: now, savedAt: now, ...change },
    ...(change.state === 'returned' ? { returnedAt: change.returnedAt ?? now, percent: 75 } : {}),
  })
  return id
}

/** A kept state of a draft. @returns its id */
export async function makeSnapshot(
  { db, clock }: App,
  pieceId: string,
  change: Partial<typeof writingSnapshots.$inferInsert> = {},
): Promise<string> {
  const id = newId()
  await db.insert(writingSnapshots).values({
    ...{ id, writingId: pieceId, at: clock.now(), cause: 'pause' },
    ...{ parts: [partOf('As it was.')], characters: [10], words: 3 },
    ...change,
  })
  return id
}

/** A task that was set for a student, due in a week, by nobody who is still here where none is said. */
export async function makeSetTask(
  { db, clock }: App,
  set: Pick<typeof writingSetTasks.$inferInsert, 'taskId' | 'studentId'> &
    Partial<typeof writingSetTasks.$inferInsert>,
): Promise<void> {
  const now = clock.now()
  const dueOn = new Date(now.getTime() + 7 * 86_400_000).toISOString().slice(0, 10)
  await db.insert(writingSetTasks).values({ setAt: now, dueOn, note: '', ...set })
}

/** Criteria for essays, in their first version. @returns its id */
export async function makeRubric({ db, clock }: App, savedBy?: string): Promise<string> {
  const id = newId()
  const now = clock.now()
  await db
    .insert(rubrics)
    .values({ id, name: 'Criteria', kind: 'essay', number: 1, updatedAt: now })
  const levels = [0, 100].map((points) => ({ points, label: `${points}`, description: '' }))
  const criteria = [{ key: 'all', title: 'All of it', description: '', weight: 100, levels }]
  await db
    .insert(rubricVersions)
    .values({ id: newId(), rubricId: id, number: 1, criteria, savedAt: now, savedBy })
  return id
}

/** A PDF that a student has brought, or a file with other bytes. @returns its id */
export async function makeUpload(
  { db, clock, files: store }: App & Pick<TestApp, 'files'>,
  uploadedBy: string,
  given: { bytes?: Uint8Array; type?: string; name?: string } = {},
): Promise<string> {
  const { bytes = makePdf(2, { text: 'Two words' }), type = 'application/pdf' } = given
  const { name = 'Essay.pdf' } = given
  const id = newId()
  const now = clock.now()
  const storedName = `${id}.${type === 'application/pdf' ? 'pdf' : 'docx'}`
  await store.put(storedName, bytes)
  await db.insert(files).values({
    ...{ id, storedName, name, type, bytes: bytes.byteLength, sha256: id, uploadedBy },
    ...{ createdAt: now, freeSince: now },
  })
  return id
}
