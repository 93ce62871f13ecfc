import * as z from 'zod'
import { asRule, uid } from './common.ts'
import { defineEndpoints } from './define.ts'

/** Who works with long lists. */
const staff = ['Admin', 'Tutor', 'Senior Tutor', 'School Manager'] as const

/** Which list it is: `students`. */
const list = z.string().regex(/^[a-z-]{1,60}$/, 'Expected small letters and hyphens')

const name = z
  .string()
  .trim()
  .min(1, 'Give the view a name')
  .max(120, 'A name has at most 120 characters')

/** Ids of columns, in their order. */
const columns = z
  .array(z.string().regex(/^[A-Za-z][\w-]{0,59}$/, 'Expected ids of columns'))
  .max(60)

/** Views of lists that people keep: filters, order and columns, as the address holds them. */
export const savedViewEndpoints = defineEndpoints({
  'GET /Lists/View/GetViews': {
    summary: 'Own views of a list, and for admins those that other admins share; by name.',
    access: { who: staff, record: 'none' },
    query: z.object({ list }),
    answer: z.object({
      views: z.array(
        z.object({
          id: uid,
          name: z.string(),
          /** The query of the address, without `?`. */
          address: z.string(),
          isShared: z.boolean(),
          /** Opens with the list: of all that are, an own one before one that is shared. */
          isDefault: z.boolean(),
          isOwn: z.boolean(),
        }),
      ),
    }),
  },
  'POST /Lists/View/SaveView': {
    summary:
      'Keep a view of a list; one of the same name is replaced. Only admins share theirs, with each other.',
    access: { who: staff, record: 'none' },
    limit: { max: 100, windowSeconds: 900, what: 'views' },
    idempotent: true,
    body: z.strictObject({
      list,
      name,
      address: z.string().max(2_000),
      isShared: z.boolean(),
      isDefault: z.boolean(),
    }),
    answer: z.object({ id: uid }),
  },
  'POST /Lists/View/DeleteView': {
    summary: 'Forget an own view.',
    access: { who: staff, record: { rule: 'own', kind: 'saved view', at: 'body.viewId' } },
    body: z.strictObject({ viewId: uid }),
  },
  'GET /User/admin/View/GetViews': {
    summary: 'Own views of a list and those that other admins share, by name.',
    access: { who: ['Admin'], record: 'none' },
    query: z.object({ list }),
    answer: z.object({
      views: z.array(
        z.object({
          viewId: uid,
          name: z.string(),
          /** The query of the address, without `?` and without columns. */
          query: z.string(),
          /** Ids of the columns that are shown, in their order; none where it says none. */
          columns: z.array(z.string()),
          isShared: z.boolean(),
          isDefault: z.boolean(),
          isMine: z.boolean(),
        }),
      ),
    }),
  },
  'POST /User/admin/View/Save': {
    summary:
      'Keep a view of a list, or change an own one; one that somebody else shares is copied. 409 for a name that another own one has.',
    access: {
      who: ['Admin'],
      record: { rule: 'own', kind: 'saved view', at: 'body.viewId', optional: true },
    },
    limit: { max: 100, windowSeconds: 900, what: 'views' },
    idempotent: true,
    body: z
      .strictObject({
        /** Null for a new one. */
        viewId: uid.nullable(),
        list,
        name,
        query: z.string().max(2_000),
        columns,
        isShared: z.boolean(),
        isDefault: z.boolean(),
      })
      .refine(
        ({ query, columns: shown }) => query.length + shown.join().length <= 1_900,
        asRule('This view says more than can be kept'),
      ),
    answer: z.object({ viewId: uid }),
  },
  'POST /User/admin/View/Remove': {
    summary: 'Forget an own view.',
    access: { who: ['Admin'], record: { rule: 'own', kind: 'saved view', at: 'body.viewId' } },
    body: z.strictObject({ viewId: uid }),
  },
})
