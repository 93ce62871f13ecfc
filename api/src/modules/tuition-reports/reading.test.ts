import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { tuitionSessions } from '../../database/schema/index.ts'
import { readPdf } from '../../printing/testing.ts'
import { auditEntries } from '../../testing/index.ts'
import { makeReports } from './testing.ts'

let reports: Awaited<ReturnType<typeof makeReports>>
beforeAll(async () => {
  reports = await makeReports()
})
afterAll(() => reports.app.close())

const homeworkId = async (reportId: string) => {
  const [row] = await rowsOf<{ id: string }>(
    reports.app.db,
    sql`select id from tuition_homework where report_id = ${reportId}::uuid`,
  )
  return row?.id ?? ''
}

describe('a list of reports', () => {
  it('is by the hour, the latest first, with what it can be filtered by', async () => {
    const { people, list, report } = reports
    const first = await report('2026-01-20T10:00:00Z', { topicsCovered: 'Proof' })
    const second = await report('2026-02-20T10:00:00Z')
    const { data } = await list(people.student)
    expect(data.reports.map(({ id }) => id)).toEqual([second, first])
    expect(data.totalCount).toBe(2)
    expect(data.choices).toEqual({
      months: ['2026-02', '2026-01'],
      tutors: [{ tutorId: people.tutor, name: 'Tom Hale' }],
      subjects: ['Mathematics'],
      yearGroups: [13],
      children: [],
    })
    const ids = async (query: object) =>
      (await list(people.student, query)).data.reports.map(({ id }) => id)
    expect(await ids({ month: '2026-01' })).toEqual([first])
    expect(await ids({ month: '2025-12' })).toEqual([])
    expect(await ids({ search: 'proof' })).toEqual([first])
    expect(await ids({ subject: 'Physics' })).toEqual([])
    expect(await ids({ tutorId: people.senior })).toEqual([])
    expect(await ids({ yearGroup: '13' })).toEqual([second, first])
    expect(await ids({ sort: 'sessionDate', direction: 'asc' })).toEqual([first, second])
    expect(await ids({ pageNo: 2, pageSize: 1 })).toEqual([first])
  })

  it('counts an hour to the month that it is by the reader’s clock', async () => {
    const { app, tuition, list } = reports
    const far = await app.make.student({}, { timeZone: 'Asia/Kolkata' })
    const tutor = await app.make.tutor({ students: [far] })
    await tuition.report(await tuition.session(tutor, far, '2026-01-31T20:00:00Z'))
    expect((await list(far, { month: '2026-02' })).data.totalCount).toBe(1)
    expect((await list(tutor, { month: '2026-01' })).data.totalCount).toBe(1)
    expect((await list(far)).data.choices?.months).toEqual(['2026-02'])
  })

  it('gives each role those of its students, and nobody else’s', async () => {
    const { app, people, list } = reports
    const strangers = [await app.make.tutor(), await app.make.parent(), await app.make.student()]
    for (const stranger of strangers) {
      expect((await list(stranger)).data).toMatchObject({ totalCount: 0, reports: [] })
      expect((await list(stranger, { studentId: people.student })).status).toBe(404)
    }
    const { student, senior, tutor, parent, manager } = people
    for (const own of [student, senior, tutor, parent, manager]) {
      expect((await list(own, { studentId: student })).data.totalCount).toBe(2)
    }
    expect((await list(parent)).data.choices?.children).toEqual([
      { studentId: student, name: 'Maya Clarke' },
    ])
  })

  it('knows schools that are the manager’s own, and none to anybody but managers and admins', async () => {
    const { app, people, list } = reports
    const { school, manager, tutor, student } = people
    const other = await app.make.school()
    expect((await list(manager, { schoolId: school })).data.totalCount).toBe(2)
    expect((await list(manager, { schoolId: other })).status).toBe(404)
    expect((await list(tutor, { schoolId: school })).status).toBe(404)
    expect((await list(student, { schoolId: school })).status).toBe(404)
    const admin = await app.make.admin()
    expect((await list(admin, { schoolId: school })).data.totalCount).toBe(2)
    expect((await list(admin, { schoolId: other })).data.totalCount).toBe(0)
    expect((await list(admin)).data.choices).toBeNull()
  })

  it.each([{ month: '2026-13' }, { month: '0000-01' }, { month: 'March' }, { sort: 'name' }])(
    'refuses %o',
    async (query) => {
      expect((await reports.list(reports.people.student, query)).status).toBe(400)
    },
  )
})

describe('a report', () => {
  it('is shown with its equations, its neighbours and its homework', async () => {
    const { people, read, report } = reports
    const before = await report('2026-02-21T10:00:00Z')
    const id = await report('2026-02-22T10:00:00Z', {
      wentWell: 'She saw that \\(x < 2\\).\n\n<b>Well</b> done.',
    })
    const after = await report('2026-02-23T10:00:00Z')
    const { data } = await read(people.student, id)
    expect(data.report.wentWellHtml).toContain('class="katex"')
    expect(data.report.wentWellHtml).toContain('<p>&lt;b&gt;Well&lt;/b&gt; done.</p>')
    expect(data.report).toMatchObject({ length: 1, isUnread: true, editedAt: null })
    expect([data.earlierId, data.laterId]).toEqual([before, after])
    expect(data.homework).toMatchObject([{ html: 'Ten questions.', doneAt: null, dueOn: null }])
    expect(data.readers).toBeUndefined()
  })

  it('is the student’s own, whoever asks for it by its id', async () => {
    const { app, people, read, report } = reports
    const id = await report('2026-02-24T10:00:00Z')
    for (const stranger of [await app.make.student(), await app.make.schoolManager()]) {
      expect((await read(stranger, id)).status).toBe(404)
    }
    expect((await read(people.manager, id)).status).toBe(200)
  })

  it('is read once, which its tutor, the senior tutor and admins see, and no colleague', async () => {
    const { app, people, read, markRead, report } = reports
    const { student, parent, tutor, senior } = people
    const id = await report('2026-02-25T10:00:00Z')
    expect((await markRead(student, id)).status).toBe(200)
    app.clock.advance(60_000)
    await markRead(student, id)
    await markRead(parent, id)
    expect((await read(student, id)).data.report.isUnread).toBe(false)
    for (const one of [tutor, senior, await app.make.admin()]) {
      const { readers } = (await read(one, id)).data
      expect(readers?.map(({ role }) => role)).toEqual(['Student', 'Parent'])
      expect(readers?.[0]?.readAt).toBe('2026-03-02T10:00:00.000Z')
    }
    const colleague = await app.make.tutor({ students: [student] })
    expect((await read(colleague, id)).data.readers).toBeUndefined()
    expect((await markRead(tutor, id)).status).toBe(403)
    app.clock.set(new Date('2026-03-02T10:00:00Z'))
  })

  it('is not read by a parent who views the portal as the student', async () => {
    const { app, people, read, report } = reports
    const id = await report('2026-02-26T10:00:00Z')
    const { claims } = await app.tokens.read(
      await app.tokenOf(people.student, { isImpersonating: true }),
      app.clock.now().getTime(),
    )
    const answer = await app.call('POST /TutionReport/TutionReport/MarkRead', claims, {
      body: { id },
    })
    expect(answer.status).toBe(403)
    expect((await read(people.student, id)).data.report.isUnread).toBe(true)
  })

  it('says when its hour does not count as delivered any more', async () => {
    const { app, people, read, hour, tuition } = reports
    const session = await hour('2026-02-27T10:00:00Z')
    const id = await tuition.report(session)
    expect((await read(people.parent, id)).data.report.isHourCorrected).toBe(false)
    await app.db.update(tuitionSessions).set({ state: 'no-show' }).where(sql`id = ${session}::uuid`)
    expect((await read(people.parent, id)).data.report.isHourCorrected).toBe(true)
  })
})

describe('homework', () => {
  it('is checked off and opened again by its student alone, and keeps when it first was', async () => {
    const { app, people, read, markHomework, report } = reports
    const id = await report('2026-02-28T10:00:00Z')
    const homework = await homeworkId(id)
    const { data } = await markHomework(people.student, homework)
    expect(data.doneAt).toBe('2026-03-02T10:00:00.000Z')
    app.clock.advance(60_000)
    expect((await markHomework(people.student, homework)).data.doneAt).toBe(data.doneAt)
    expect((await read(people.tutor, id)).data.homework[0]?.doneAt).toBe(data.doneAt)
    expect((await markHomework(people.student, homework, false)).data.doneAt).toBeNull()
    expect((await markHomework(await app.make.student(), homework)).status).toBe(404)
    expect((await markHomework(people.parent, homework)).status).toBe(403)
    app.clock.set(new Date('2026-03-02T10:00:00Z'))
  })

  it('counts as activity of the student', async () => {
    const { app, people, markHomework, report } = reports
    await markHomework(people.student, await homeworkId(await report('2026-02-28T12:00:00Z')))
    const rows = await rowsOf(
      app.db,
      sql`select 1 from student_activity where student_id = ${people.student} and kind = 'homework'`,
    )
    expect(rows).toHaveLength(1)
  })
})

describe('reports on paper and as a file', () => {
  const pdfOf = async (blob: Blob) => await readPdf(new Uint8Array(await blob.arrayBuffer()))

  it('are printed one by one, tagged and with their equations', async () => {
    const { app, people, report } = reports
    const id = await report('2026-02-01T10:00:00Z', {
      wentWell: 'She solved \\(x^2 = 4\\) and\n= HYPERLINK',
      toWorkOn: 'What cannot be set: \\(\\frac{1\\)',
    })
    const call = 'GET /TutionReport/TutionReport/GetReportPdf'
    const { status, data, headers } = await app.call(call, people.parent, { query: { id } })
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(headers['content-disposition']).toContain('Tuition report of Maya Clarke')
    const pdf = await pdfOf(data)
    expect(pdf.title).toBe('Tuition report of Maya Clarke, 1 February 2026')
    expect(pdf.text).toContain('Went well')
    expect(pdf.text).toContain('= HYPERLINK')
    expect(pdf.text).toContain('Engagement 4 of 5, attainment 3 of 5')
  })

  it('are printed by the month, and not without any', async () => {
    const { app, people } = reports
    const month = (as: string, month: string) =>
      app.call('GET /TutionReport/TutionReport/GetMonthPdf', as, {
        query: { studentId: people.student, month },
      })
    const { data, headers } = await month(people.student, '2026-01')
    expect(headers['content-type']).toBe('application/pdf')
    expect((await pdfOf(data)).title).toBe('Tuition reports of Maya Clarke, January 2026')
    expect((await month(people.student, '2024-01')).status).toBe(404)
    expect((await month(await app.make.parent(), '2026-01')).status).toBe(404)
    expect((await month(people.manager, '2026-01')).status).toBe(403)
  })

  it('are 31 in one document at most', async () => {
    const { app, tuition } = reports
    const student = await app.make.student()
    const tutor = await app.make.tutor({ students: [student] })
    for (let day = 1; day <= 16; day += 1) {
      for (const time of ['09', '12']) {
        const startsAt = `2025-07-${String(day).padStart(2, '0')}T${time}:00:00Z`
        await tuition.report(await tuition.session(tutor, student, startsAt))
      }
    }
    const { data } = await app.call('GET /TutionReport/TutionReport/GetMonthPdf', student, {
      query: { studentId: student, month: '2025-07' },
    })
    expect((await pdfOf(data)).text).toContain('Reports: 31')
  })

  it('go to a school and to admins as CSV, no cell of it a formula, which is written down', async () => {
    const { app, people, report } = reports
    await report('2026-02-02T10:00:00Z', { topicsCovered: '=1+1', wentWell: '@A1' })
    const call = 'GET /TutionReport/TutionReport/GetReportsCsv'
    const query = { schoolId: people.school, month: '2026-02', search: '=1+1' }
    const { data, headers } = await app.call(call, people.manager, { query })
    expect(headers['content-type']).toContain('text/csv')
    const text = await data.text()
    expect(text.trim().split('\r\n')).toHaveLength(2)
    expect(text).toContain(`,'=1+1,'@A1,`)
    const [entry] = await auditEntries(app.db, sql`action = 'list exported'`)
    expect(entry).toMatchObject({
      actorId: people.manager,
      details: { list: 'tuition reports', school: people.school },
    })
    const other = await app.make.school()
    const foreign = await app.call(call, people.manager, { query: { schoolId: other } })
    expect(foreign.status).toBe(404)
    const stranger = await app.call(call, await app.make.schoolManager([other]), { query: {} })
    expect((await stranger.data.text()).trim().split('\r\n')).toHaveLength(1)
  })
})
