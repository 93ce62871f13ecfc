import type { CallInput } from '@portal/shared/api'
import { sql } from 'drizzle-orm'
import { type Made, nothingBut } from '../../access/area.fixtures.ts'
import { newId } from '../../database/ids.ts'
import { tableImportRows, tableImports } from '../../database/schema/index.ts'
import type { DefinedJob } from '../../jobs/define-job.ts'
import type { TaskRunner } from '../../jobs/run-task.ts'
import { runWaitingTasks } from '../../jobs/testing.ts'
import type { TestApp } from '../../testing/index.ts'
import { tableApplyJob } from './apply.job.ts'
import { tableCheckJob } from './check.job.ts'
import type { TableKindName } from './table-kinds.ts'
import { tableTakeBackJob } from './take-back.job.ts'

/** Jobs of other kinds stay as they wait. */
const kinds = {
  tableCheck: tableCheckJob,
  tableApply: tableApplyJob,
  tableTakeBack: tableTakeBackJob,
}

/** Runs the jobs of imports that wait. */
export const runImports = (app: TestApp, own: Partial<TaskRunner> = {}) =>
  runWaitingTasks(app.db, app.clock.now, { kinds, server: app.server, ...own })

/**
 * Runs a job of imports that does all of a batch and ends before any of that is kept; another process
 * may take it up.
 * @param kept how many batches are kept before
 */
export async function loseBatch(app: TestApp, kind: keyof typeof kinds, kept = 0): Promise<void> {
  const job: DefinedJob = kinds[kind]
  let batches = 0
  const dies: DefinedJob = {
    ...job,
    step: async (given) => {
      const step = await job.step(given)
      batches += 1
      if (batches > kept) throw new Error('Killed')
      return step
    },
  }
  await runImports(app, { kinds: { [kind]: dies }, onFailure: () => undefined })
  await app.db.execute(sql`update tasks set state = 'waiting' where state = 'failed'`)
}

/** Of a plan that was never checked. */
export const noFingerprint = '0'.repeat(64)

/** An import of one row, as it stands in the database. */
export async function makeTableImport(app: TestApp, state: 'checked' | 'done'): Promise<Made> {
  const id = newId()
  const at = app.clock.now()
  await app.db.insert(tableImports).values({
    ...{ id, kind: 'people', fileName: 'people.csv', state, encoding: 'UTF-8', separator: ',' },
    ...{ columns: [{ header: 'Email', field: 'email', filled: 1 }], rows: 1, createdAt: at },
    ...{ counts: { create: 1, update: 0, unchanged: 0, bad: 0 }, fingerprint: noFingerprint },
    ...(state === 'done' && { appliedAt: at }),
  })
  await app.db.insert(tableImportRows).values({
    ...{ importId: id, line: 2, cells: [`${id}@import.test`], outcome: 'create' },
  })
  return nothingBut(id)
}

/** Brings a file; of people, where nothing else is said. */
export const sendFile = (
  app: TestApp,
  as: string,
  content: BlobPart,
  kind: TableKindName = 'people',
) => {
  const input: CallInput<'POST /User/admin/Import/Upload'> = {
    ...{ query: { kind }, file: new File([content], `${kind}.csv`) },
  }
  return app.call('POST /User/admin/Import/Upload', as, input)
}

/** How an import stands. */
export async function stand(app: TestApp, as: string, importId: string) {
  const { data } = await app.call('GET /User/admin/Import/GetImport', as, { query: { importId } })
  return data
}

/** Brings a file and has it checked. @returns how it stands then */
export async function checkedFile(
  app: TestApp,
  as: string,
  content: BlobPart,
  kind?: TableKindName,
) {
  const { status, data, message } = await sendFile(app, as, content, kind)
  if (status !== 200) throw new Error(`Not brought: ${message}`)
  await runImports(app)
  return await stand(app, as, data.importId)
}

/** Asks for an import to be applied, as it was seen. */
export const askToApply = (
  app: TestApp,
  as: string,
  { importId, fingerprint }: { importId: string; fingerprint: string | null },
  invitations: 'now' | 'later' = 'later',
) =>
  app.call('POST /User/admin/Import/Apply', as, {
    body: { importId, fingerprint: fingerprint ?? '', invitations },
  })

/** Brings a file, has it checked and applied. @returns how it stands then */
export async function appliedFile(
  app: TestApp,
  as: string,
  content: BlobPart,
  kind?: TableKindName,
) {
  const seen = await checkedFile(app, as, content, kind)
  const { status, message } = await askToApply(app, as, seen)
  if (status !== 200) throw new Error(`Not applied: ${message}`)
  await runImports(app)
  return await stand(app, as, seen.importId)
}

/** Columns of most files of tests. */
export const header =
  'Role,First name,Last name,Email,Year group,Programme,Expires on,Parent emails,Subject'

let families = 0

/** A file of a parent, a tutor and a child of the parent, whom nobody knows yet. */
export function family() {
  families += 1
  const [parent, tutor, child] = ['pa', 'tu', 'kid'].map((who) => `${who}${families}@file.test`)
  const lines = [
    `Student,Kim,Kid,${child},12,premium,30/06/2027,${parent},`,
    `Parent,Pat,Parent,${parent},,,,,`,
    `Tutor,Tim,Tutor,${tutor},,,,,Maths`,
  ]
  return { parent, tutor, child, csv: `${header}\n${lines.join('\n')}\n` }
}
