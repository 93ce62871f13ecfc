import { partBytes } from '@portal/shared/api/schemas'
import { sql } from 'drizzle-orm'
import type { Made } from '../../access/area.fixtures.ts'
import { rowsOf } from '../../database/open.ts'
import { answer, moodleQuestion } from '../../interchange/testing.ts'
import { runWaitingTasks } from '../../jobs/testing.ts'
import type { TestApp } from '../../testing/index.ts'
import { makeQuestion } from '../authoring/testing.ts'
import { importAnalyseJob } from './analyse.job.ts'
import { importApplyJob, importUndoJob } from './apply.job.ts'
import { exportJob } from './export.job.ts'

/** Jobs of other kinds stay as they wait. */
const kinds = {
  exportQuestions: exportJob,
  importAnalyse: importAnalyseJob,
  importApply: importApplyJob,
  importUndo: importUndoJob,
}

/** Runs the jobs of imports and exports that wait, with the files of the app. */
export const runJobs = (app: TestApp, own: Parameters<typeof runWaitingTasks>[2] = {}) =>
  runWaitingTasks(app.db, app.clock.now, { kinds, server: app.server, ...own })

/** Runs what waits until a number of batches is over, as if the process were killed then. */
export async function someBatches(app: TestApp, batches: number): Promise<void> {
  const stop = new AbortController()
  let calls = 0
  const clock = () => {
    calls += 1
    if (calls > batches) stop.abort()
    return app.clock.now()
  }
  await runJobs(app, { stop: stop.signal, clock })
}

/** Has all jobs of a kind given up, as after their last try. */
export const giveUp = (app: TestApp, kind: keyof typeof kinds) =>
  app.db.execute(sql`update tasks set state = 'dead', ended_at = now(), error = 'Gone'
    where kind = ${kind} and state = 'waiting'`)

/** Brings a file in parts. @returns the id of its import */
export async function bring(
  app: TestApp,
  as: string,
  file: string | Buffer,
  { name = 'questions.xml', origin }: { name?: string; origin?: string } = {},
): Promise<string> {
  const bytes = Buffer.from(file)
  const begun = await app.call('POST /question/admin/Import/Begin', as, {
    body: { name, size: bytes.length, ...(origin === undefined ? {} : { origin }) },
  })
  const { importId } = begun.data
  for (let part = 1; part <= begun.data.parts; part += 1) {
    await app.call('POST /question/admin/Import/SendPart', as, {
      query: { importId, part },
      bytes: bytes.subarray((part - 1) * partBytes, part * partBytes),
    })
  }
  return importId
}

/** Brings a file and has it read. */
export async function analysed(
  app: TestApp,
  as: string,
  file: string | Buffer,
  about: { name?: string; origin?: string; defaultTopicId?: number } = {},
): Promise<string> {
  const { defaultTopicId, ...brought } = about
  const importId = await bring(app, as, file, brought)
  const body = { importId, ...(defaultTopicId === undefined ? {} : { defaultTopicId }) }
  const { status, message } = await app.call('POST /question/admin/Import/Analyse', as, { body })
  if (status !== 200) throw new Error(`Not read: ${message}`)
  await runJobs(app)
  return importId
}

/** Has what is chosen applied. */
export async function applied(app: TestApp, as: string, importId: string): Promise<void> {
  const body = { importId }
  const { status, message } = await app.call('POST /question/admin/Import/Apply', as, { body })
  if (status !== 200) throw new Error(`Not applied: ${message}`)
  await runJobs(app)
}

/** A question of two answers in a file. */
export const choice = (name: string, text: string, right = 'two') =>
  moodleQuestion('multichoice', answer(100, right) + answer(0, 'one'), {
    name,
    text: `<p>${text}</p>`,
  })

/** How many questions there are. */
export async function countQuestions(app: TestApp): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    app.db,
    sql`select count(*)::int count from questions`,
  )
  return row?.count ?? 0
}

/** Writes all questions into a file. */
export async function exported(app: TestApp, as: string): Promise<Buffer> {
  const body = { format: 'moodle', filter: {} } as const
  const { data, status, message } = await app.call('POST /question/admin/Export/Begin', as, {
    body,
  })
  if (status !== 200) throw new Error(`Not written: ${message}`)
  await runJobs(app)
  const query = { exportId: data.exportId }
  const file = await app.call('GET /question/admin/Export/Download', as, { query })
  if (file.status !== 200) throw new Error(`Not had: ${file.status}`)
  return Buffer.from(await file.data.arrayBuffer())
}

/** What a question of the bank says and where it is filed, by its key. */
export interface Standing {
  key: string
  fingerprint: string
  difficulty: number
  filings: string[]
}

/** Everything that is to come back the same. */
export async function standingOf(app: TestApp): Promise<Standing[]> {
  const columns = sql`question_id, question_location, admission_test_id, section_id, subject_id, topic_id, sub_topic_id, paper_type, year, mock_paper_number, paper_question, paper_link`
  return await rowsOf<Standing>(
    app.db,
    sql`select q.key, q.fingerprint, q.difficulty::int "difficulty", array(
        select concat_ws(' > ', a.question_location, t.name, n.section_no,
          s.name, o.name, b.name,
          a.paper_type, a.year, a.mock_paper_number, a.paper_question, a.paper_link)
        from (select ${columns} from question_assignments union all
          select ${columns} from parked_assignments) a
        join admission_tests t on t.id = a.admission_test_id
        left join section_numbers n on n.id = a.section_id
        left join subjects s on s.id = a.subject_id
        left join topics o on o.id = a.topic_id
        left join sub_topics b on b.id = a.sub_topic_id
        where a.question_id = q.id order by 1) "filings"
      from questions q order by q.key`,
  )
}

const quizOf = (key: string) => `<?xml version="1.0" encoding="UTF-8"?>
<quiz><question type="truefalse"><name><text>One</text></name><idnumber>${key}</idnumber>
<questiontext format="html"><text><![CDATA[<p>Is it ${key}?</p>]]></text></questiontext>
<answer fraction="100" format="moodle_auto_format"><text>true</text><feedback><text></text></feedback></answer>
<answer fraction="0" format="moodle_auto_format"><text>false</text><feedback><text></text></feedback></answer>
</question></quiz>`

/** A file of one question that no other file has, by key or words; all have the same length. */
const oneQuestion = () => quizOf(crypto.randomUUID())

/** Bytes of the file of an import that `makeImport` begins. */
export const importBytes = Buffer.byteLength(oneQuestion())

/** An import of one question, whose parts have come where nothing else is said. */
export async function makeImport(app: TestApp, state?: 'analysed' | 'applied'): Promise<Made> {
  const ada = await app.make.admin()
  const importId = await (state === undefined ? bring : analysed)(app, ada, oneQuestion())
  if (state === 'applied') await applied(app, ada, importId)
  return { id: importId, setId: importId, questionId: 1 }
}

/** An export of one question that is written. */
export async function makeExport(app: TestApp): Promise<Made> {
  const { id, questionId } = await makeQuestion(app)
  const ada = await app.make.admin()
  const body = { format: 'moodle' as const, questionIds: [Number(id)] }
  const { data } = await app.call('POST /question/admin/Export/Begin', ada, { body })
  await runJobs(app)
  return { id: data.exportId, setId: data.exportId, questionId }
}
