import { createHash } from 'node:crypto'
import type { Role } from '@portal/shared/contract'
import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import * as schema from '../schema/index.ts'
import { drawWeeks } from './drawing.ts'
import { at, dayAt, seededRandom, type World } from './world.ts'

const everybody: readonly Role[] = [
  'Admin',
  'Student',
  'Tutor',
  'Senior Tutor',
  'Parent',
  'School Manager',
]
const teachers: readonly Role[] = ['Tutor', 'Senior Tutor']

const aboutTheBank = 'New questions in every ESAT part'

/** Banners: days from today of their span, for whom, and what they say. */
const banners: readonly (readonly [
  from: number,
  to: number,
  roles: readonly Role[],
  title: string,
  text: string,
])[] = [
  [
    -3,
    25,
    ['Student'],
    aboutTheBank,
    'Each topic of the question bank has new questions with worked solutions. Build a set to try them.',
  ],
  [
    -1,
    12,
    ['Student', 'Parent'],
    'Registration for the admissions test is open',
    'Places at test centres are given in the order of registration; please register in good time.',
  ],
  [
    -2,
    20,
    teachers,
    'Reports within a day',
    'Please send each tuition report within 24 hours of the hour, so that students can act on it.',
  ],
  [
    -5,
    30,
    ['School Manager'],
    'Your school’s dashboard',
    'Traffic lights show at a glance who has been quiet: orange from 7 days, red from 10.',
  ],
  [
    -4,
    14,
    ['Admin'],
    'Term planning',
    'Tutor availability for next term is due by the end of the month.',
  ],
  [
    -60,
    -30,
    everybody,
    'Summer hours',
    'The office is open from 10:00 to 16:00 during the holidays.',
  ],
  [40, 60, everybody, 'Spring timetable', 'The timetable of seminars for spring is out.'],
]

/** The image that one of them shows; `putDemoFiles` makes its bytes where they are not there. */
export const weeksImage = 'demo-weeks.png'

/** Banners with more than words, of which `file` is the image. */
const formatted = (file: string) => [
  {
    ...{ from: -2, to: 16, roles: [...teachers, 'Admin'] as const, isArchived: false },
    title: 'Six weeks to the test',
    text: 'Six weeks are left.\nPractise under time: of \\(n\\) marks in 40 minutes aim for \\(\\tfrac{n}{40}\\) a minute.\nMore of it each week:\nBars that grow from week to week',
    html: `<p><strong>Six weeks</strong> are left.</p><ul><li>Practise under time: of \\(n\\) marks in 40 minutes aim for \\(\\tfrac{n}{40}\\) a minute.</li><li>More of it each week:</li></ul><p><img data-file="${file}" alt="Bars that grow from week to week" /></p>`,
  },
  {
    ...{ from: 45, to: 50, roles: ['Parent', 'School Manager'] as const, isArchived: false },
    title: 'Dates of the spring seminars',
    text: 'They are in the calendar of each student.',
    html: '<p>They are in the <em>calendar</em> of each student.</p>',
  },
  {
    ...{ from: -3, to: 9, roles: ['Student', 'Parent'] as const, isArchived: true },
    title: 'Half-term office hours',
    text: 'The office is closed on Wednesday.',
    html: null,
  },
]

/** Banners for each role: running, coming, over and archived; one with an image and an equation. */
export async function seedAnnouncements(db: Db, world: World): Promise<void> {
  const plain = banners.map(([from, to, roles, title, text]) => ({
    id: seededId(world.random, at(world, from).getTime()),
    from: dayAt(world, from),
    to: dayAt(world, to),
    title,
    text,
    roles,
    needsQuestionBank: title === aboutTheBank,
  }))
  // Numbers of its own, so that the rest of the world stays as it is.
  const random = seededRandom(23_112_026)
  const file = seededId(random, at(world, -2).getTime())
  const more = formatted(file).map(({ from, to, ...row }) => ({
    ...{ ...row, id: seededId(random, at(world, from).getTime()) },
    ...{ from: dayAt(world, from), to: dayAt(world, to) },
  }))
  const rows = [...plain, ...more]
  for (const { roles: _roles, ...row } of rows) await db.insert(schema.announcements).values(row)
  await db
    .insert(schema.announcementRoles)
    .values(rows.flatMap(({ id, roles }) => roles.map((role) => ({ announcementId: id, role }))))
  await db.insert(schema.files).values(weeksFile(file, world))
  const shown = more.filter(({ html }) => html?.includes(file))
  await db
    .insert(schema.fileUses)
    .values(shown.map(({ id }) => ({ fileId: file, area: 'announcement' as const, recordId: id })))
}

function weeksFile(id: string, world: World): typeof schema.files.$inferInsert {
  const content = drawWeeks()
  return {
    ...{ id, storedName: weeksImage, name: 'weeks.png', type: 'image/png' },
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    uploadedBy: world.admins[0]?.id ?? null,
    createdAt: at(world, -2),
  }
}
