import { like, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../database/ids.ts'
import { tasks, users } from '../../database/schema/index.ts'
import { runWaitingTasks } from '../../jobs/testing.ts'
import { makeTestApp, statementsOf, type TestApp } from '../../testing/index.ts'
import { publishJob } from './publish.job.ts'
import { makeTemplate } from './testing.ts'

const now = new Date('2026-10-05T09:00:00Z')
/** Three batches, of which the last is small. */
const many = 1_001

let app: TestApp
let admin: string

beforeAll(async () => {
  app = await makeTestApp({ now })
  admin = await app.make.admin()
})
afterAll(() => app.close())

/** Makes many students who are like one. */
async function makeStudents(count: number): Promise<string[]> {
  const model = await app.make.student()
  await app.db.execute(sql`
    insert into users (id, email, role, first_name, last_name, created_at)
    select gen_random_uuid(), 'many-' || n || '@portal.test', u.role, u.first_name, u.last_name,
      u.created_at
    from users u, generate_series(2, ${sql.raw(String(count))}) n where u.id = ${model}`)
  await app.db.execute(sql`
    insert into students select (jsonb_populate_record(s, jsonb_build_object('user_id', u.id))).*
    from students s, users u where s.user_id = ${model} and u.email like 'many-%'`)
  const rows = await app.db.select({ id: users.id }).from(users).where(like(users.email, 'many-%'))
  return [model, ...rows.map(({ id }) => id)]
}

it('costs what it changes: by batches of five hundred, however much a batch changes, and next to nothing where nothing did', async () => {
  const templateId = newId()
  const texts = Array.from({ length: 20 }, (_, at) => `Item ${at + 1}`)
  const students = await makeStudents(many)
  const ids = await makeTemplate(app.db, {
    ...{ id: templateId, programName: 'P', students: [] },
    items: texts.map((text) => ({ text })),
  })
  await app.call('POST /Curriculum/admin/Curriculum/SetTemplate', admin, {
    body: { studentIds: students.slice(0, 500), templateId },
  })
  for (let from = 500; from < students.length; from += 500) {
    await app.call('POST /Curriculum/admin/Curriculum/SetTemplate', admin, {
      body: { studentIds: students.slice(from, from + 500), templateId },
    })
  }
  let version = 1
  const save = async (written: readonly string[]) => {
    const saved = await app.call('POST /Curriculum/admin/Curriculum/SaveMonth', admin, {
      body: {
        ...{ templateId, monthNumber: 10, version },
        items: written.map((text, at) => ({ id: ids[at], text, isExtended: false, links: [] })),
      },
    })
    expect(saved.status).toBe(200)
    version = saved.data.version
  }
  /** Publishes what is saved. @returns how many statements that took, and what it did */
  const publish = async (stopsBefore = Number.POSITIVE_INFINITY) => {
    const asked = await app.call('POST /Curriculum/admin/Curriculum/Publish', admin, {
      body: { templateId, version, mode: 'merge', tellStudents: false },
    })
    expect(asked.status).toBe(200)
    let statements = 0
    let batch = 0
    const counted = {
      ...publishJob,
      step: async (at: Parameters<typeof publishJob.step>[0]) => {
        batch += 1
        if (batch === stopsBefore) throw new Error('The process ended')
        let step: Awaited<ReturnType<typeof publishJob.step>> | undefined
        statements += await statementsOf(at.tx, async () => {
          step = await publishJob.step(at)
        })
        return step ?? expect.fail()
      },
    }
    const run = () =>
      runWaitingTasks(app.db, () => app.clock.now(), {
        ...{ kinds: { curriculumPublish: counted }, onFailure: () => undefined },
      })
    await run()
    await app.db.update(tasks).set({ state: 'waiting' }).where(ne(tasks.state, 'done'))
    await run()
    const { data } = await app.call('GET /Curriculum/admin/Curriculum/GetPublications', admin, {
      query: { templateId },
    })
    const done = data.publications.find(({ id }) => id === asked.data.publicationId)
    return { statements, counts: done?.counts, students: done?.doneStudents }
  }
  const all = await publish()
  expect(all).toMatchObject({ students: many, counts: { new: many * 20 } })
  await save(texts.map((text, at) => (at === 3 ? 'Changed' : text)))
  const one = await publish()
  expect(one).toMatchObject({ students: many, counts: { changed: many } })
  await save(texts.map((text) => `${text} again`))
  const each = await publish()
  expect(each).toMatchObject({ students: many, counts: { changed: many * 20 } })
  const none = await publish()
  expect(none).toMatchObject({ students: many, counts: { changed: 0 } })

  await save(texts)
  const stopped = await publish(2)
  expect(stopped).toMatchObject({ students: many, counts: { changed: many * 20, kept: 0 } })

  const batches = Math.floor(many / 500) + 1
  // Six a batch; counting students at first and marking the template at last are two more.
  for (const { statements } of [all, one, each]) {
    expect(statements).toBeLessThanOrEqual(6 * batches + 2)
  }
  expect(none.statements).toBeLessThanOrEqual(4 * batches + 2)
}, 240_000)
