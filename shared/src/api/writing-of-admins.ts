import * as z from 'zod'
import {
  asRule,
  hasVersion,
  id,
  listOf,
  moment,
  noVersion,
  paging,
  search,
  sorting,
  uid,
  version,
  writtenHtml,
} from './common.ts'
import { defineEndpoints } from './define.ts'
import { criterion, pieceKind, writingTask } from './writing.shapes.ts'

const admin = { who: ['Admin'], record: 'none' } as const

const admissionTestId = id.nullable()
const taskState = z.enum(['draft', 'published', 'archived'])
const words = z.int('Enter a whole number').min(1, 'At least 1').max(20_000, 'At most 20,000')

const title = z.string().trim().min(1, 'Enter a title').max(150, 'At most 150 characters')

const sentLevel = z.strictObject({
  points: z.int('Enter 0 to 100').min(0, 'Enter 0 to 100').max(100, 'Enter 0 to 100'),
  label: z.string().trim().min(1, 'Enter a name').max(60, 'At most 60 characters'),
  description: z.string().trim().max(500, 'At most 500 characters'),
})

const differ = (levels: readonly { points: number }[]) =>
  new Set(levels.map(({ points }) => points)).size === levels.length

const sentCriterion = z.strictObject({
  /** Of one that there was; what is new gets one. */
  key: z.string().min(1).max(40).optional(),
  title: z.string().trim().min(1, 'Enter a title').max(100, 'At most 100 characters'),
  description: z.string().trim().max(1_000, 'At most 1,000 characters'),
  weight: z.int('Enter 1 to 100').min(1, 'Enter 1 to 100').max(100, 'Enter 1 to 100'),
  levels: z
    .array(sentLevel)
    .min(2, 'A criterion has at least two levels')
    .max(10, 'A criterion has at most 10 levels')
    .refine(differ, asRule('Two levels have the same points')),
})

const is100 = (criteria: readonly { weight: number }[]) =>
  criteria.reduce((sum, { weight }) => sum + weight, 0) === 100

const keysDiffer = (criteria: readonly { key?: string | undefined }[]) => {
  const keys = criteria.flatMap(({ key }) => key ?? [])
  return new Set(keys).size === keys.length
}

const inOrder = ({ minWords, maxWords }: { minWords: number | null; maxWords: number | null }) =>
  minWords === null || maxWords === null || minWords <= maxWords

/** Tasks and criteria, as admins look after them. */
export const writingOfAdmins = defineEndpoints({
  'GET /Writing/admin/Task/GetTasks': {
    summary: 'All tasks, with how many pieces each has.',
    access: admin,
    query: z.object({
      ...paging,
      ...sorting(['title', 'kind', 'state', 'pieces', 'updated']),
      kind: pieceKind.optional(),
      state: taskState.optional(),
      search,
    }),
    answer: listOf(
      'tasks',
      writingTask.omit({ setBy: true, dueOn: true, note: true }).extend({
        taskId: uid,
        admissionTestId,
        /** As it is kept. */
        writtenBrief: z.string(),
        rubricId: uid,
        rubricName: z.string(),
        asksCheck: z.boolean(),
        state: taskState,
        version,
        pieces: z.int(),
        updatedAt: moment,
      }),
    ),
  },
  'POST /Writing/admin/Task/SaveTask': {
    summary:
      'A new task, or another text, rubric or state for one; 409 for an old version, 422 for another kind once there is a piece.',
    access: {
      who: ['Admin'],
      record: { rule: 'any', kind: 'writing task', at: 'body.taskId', optional: true },
    },
    idempotent: true,
    body: z
      .strictObject({
        taskId: uid.optional(),
        version: version.optional(),
        kind: pieceKind,
        title,
        /** HTML; cleaned by the server. */
        brief: writtenHtml,
        admissionTestId,
        minWords: words.nullable(),
        maxWords: words.nullable(),
        rubricId: uid,
        asksCheck: z.boolean(),
        state: taskState,
      })
      .refine(({ taskId, version: known }) => hasVersion(taskId, known), noVersion)
      .refine(inOrder, {
        ...asRule('The most words are fewer than the least'),
        path: ['maxWords'],
      }),
    answer: z.object({ taskId: uid, version }),
  },
  'GET /Writing/admin/Rubric/GetRubrics': {
    summary: 'All sets of criteria in their newest version.',
    access: admin,
    answer: z.array(
      z.object({
        rubricId: uid,
        name: z.string(),
        kind: pieceKind,
        number: z.int(),
        criteria: z.array(criterion),
        tasks: z.int(),
        openItems: z.int(),
      }),
    ),
  },
  'POST /Writing/admin/Rubric/SaveRubric': {
    summary:
      'Criteria, always as a new version; what was handed in keeps the one that it had. 409 for an old number.',
    access: {
      who: ['Admin'],
      record: { rule: 'any', kind: 'rubric', at: 'body.rubricId', optional: true },
    },
    idempotent: true,
    body: z
      .strictObject({
        rubricId: uid.optional(),
        /** The number that was edited. */
        number: version.optional(),
        name: z.string().trim().min(1, 'Enter a name').max(100, 'At most 100 characters'),
        kind: pieceKind,
        criteria: z
          .array(sentCriterion)
          .min(1, 'Add a criterion')
          .max(12, 'At most 12 criteria')
          .refine(is100, asRule('The weights of all criteria together are 100'))
          .refine(keysDiffer, asRule('A criterion is named twice')),
      })
      .refine(({ rubricId, number }) => hasVersion(rubricId, number), {
        ...noVersion,
        path: ['number'],
      }),
    answer: z.object({ rubricId: uid, number: version }),
  },
})
