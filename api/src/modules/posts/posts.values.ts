import { postAudience, type postKind, type postState, uid } from '@portal/shared/api/schemas'
import * as z from 'zod'

export type PostKind = z.infer<typeof postKind>
export type PostState = z.infer<typeof postState>

/** Those whom a post may be for, in the order that they always have. */
export const audiences = postAudience.options

/** What is edited of a post, by the names of the call that saves it; the body as cleaned HTML. */
export const postValues = z.strictObject({
  title: z.string(),
  summary: z.string(),
  coverFileId: uid.nullable(),
  body: z.string(),
  roles: z.array(postAudience),
  pinned: z.boolean(),
})

export type PostValues = z.infer<typeof postValues>

/** A post as it is kept. */
export interface StoredPost {
  id: string
  kind: PostKind
  state: PostState
  publishAt: Date | null
  announce: boolean
  announcedAt: Date | null
  version: number
  /** The version that was made public last; null where none was. */
  publishedVersion: number | null
  /** What is public, or was; what it was made with before that. */
  values: PostValues
  /** The working copy; null where what is public is edited. */
  draft: { values: PostValues; saved: { userId: string; by: string; at: Date } } | null
}
