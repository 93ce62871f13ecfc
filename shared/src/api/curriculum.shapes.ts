import * as z from 'zod'
import { asRule, httpsLink, uid, version } from './common.ts'

/** Calendar month, 1 to 12. */
export const curriculumMonth = z.int().min(1).max(12)
/** The same in a query, where everything arrives as text. */
export const monthText = z.coerce.number().int().min(1).max(12)

/** What an item of a curriculum asks of a student. */
export const itemText = z
  .string()
  .trim()
  .min(1, 'Enter what is to be done')
  .max(300, 'Use at most 300 characters')

/** What a link of an item leads to; `web` to an address outside the portal. */
export const linkKinds = [
  'topic',
  'learnPage',
  'paper',
  'academy',
  'video',
  'seminar',
  'course',
  'book',
  'reading',
  'submission',
  'web',
] as const
export const linkKind = z.enum(linkKinds)

/** A link as it is written: of the portal's own by its id, of the web by its address. */
export const link = z
  .strictObject({
    kind: linkKind,
    id: z.string().min(1).max(100).optional(),
    path: httpsLink.optional(),
    label: z
      .string()
      .trim()
      .min(1, 'Enter words for the link')
      .max(200, 'Use at most 200 characters'),
  })
  .refine(({ kind, path }) => kind !== 'web' || path !== undefined, {
    ...asRule('Enter an address that begins with https://'),
    path: ['path'],
  })
  .refine(({ kind, id }) => kind === 'web' || id !== undefined, {
    ...asRule('Choose what the link leads to'),
    path: ['id'],
  })

/** The links of an item, three at most, in their order. */
export const links = z.array(link).max(3, 'Give three links at most')

/**
 * A link as somebody sees it. `to`: where it leads for the role that asks, null where it leads
 * nowhere. `state`: `locked`, there, and not in what the student has; `gone`, no more there, and
 * shown as words; `done`, the student has done it.
 */
export const shownLink = z.object({
  kind: linkKind,
  /** Null for the web. */
  id: z.string().nullable(),
  /** The address as it was written; null for what the portal has itself. */
  path: z.string().nullable(),
  label: z.string(),
  to: z.string().nullable(),
  state: z.enum(['open', 'locked', 'gone', 'done']),
})

/**
 * Where an item of a student comes from: the template, the plan after a diagnostic test, the staff,
 * or the student.
 */
export const itemSource = z.enum(['template', 'plan', 'staff', 'own'])

/** One item of a student's monthly checklist, in a few words. */
export const briefItem = z.object({
  id: uid,
  curriculumText: z.string(),
  isCompleted: z.boolean(),
  monthNumber: curriculumMonth,
})

/** One item of a student's monthly checklist. */
export const curriculumItem = briefItem.extend({
  isExtended: z.boolean(),
  source: itemSource,
  /** Whether the student wrote it, and may change and remove it. */
  isOwn: z.boolean(),
  links: z.array(shownLink),
})

/** The same as those who look after it see it. */
export const staffItem = curriculumItem.extend({
  /** Whether an item of the template was changed for this student alone. */
  isChanged: z.boolean(),
})

/** The same as admins see it, beside what the template says now; null for what is not of it. */
export const adminItem = staffItem.extend({ templateText: z.string().nullable() })

/** A student's year at a glance. */
export const monthInfo = {
  shouldSeeExtendedCurriculum: z.boolean(),
  /** The student's month now. */
  currentMonth: curriculumMonth,
  months: z.array(z.object({ monthNumber: curriculumMonth, total: z.int(), completed: z.int() })),
}

/** A template without its items. */
export const templateHead = z.object({
  id: uid,
  name: z.string(),
  /** Null for the template of every programme that has none of its own. */
  programName: z.string().nullable(),
  version,
  /** The version that students were last given; 0 before the first. */
  publishedVersion: z.int(),
  /** Items that differ from what was last published. */
  unpublishedChanges: z.int(),
  /** Students who have it. */
  students: z.int(),
  brokenLinks: z.int(),
})

/** `merge`: brings changes to what students have. `new-year`: archives all, and issues it afresh. */
export const publishMode = z.enum(['merge', 'new-year'])

/** What a publication does, in items over all its students. */
export const publishCounts = {
  new: z.int(),
  changed: z.int(),
  moved: z.int(),
  removed: z.int(),
  /** What stays as it is, because it was changed, done or removed for the student. */
  kept: z.int(),
  /** What a new year puts away, and how much of it was ticked. */
  archived: z.int(),
  ticks: z.int(),
}

/** Students by their ids, 500 at most. */
export const someStudents = z.array(uid).min(1).max(500)

/** An item of one student, as staff save it. */
export const studentItem = z.strictObject({
  studentId: uid,
  /** Of one that there is. */
  id: uid.optional(),
  monthNumber: curriculumMonth,
  text: itemText,
  links,
  /** The item behind which it stands; null for the first place; left out, where it is, or the last. */
  afterId: uid.nullable().optional(),
})
