import { type SQL, sql } from 'drizzle-orm'
import { mine, ofRow, type PersonalData, workStays } from '../../database/personal-data.ts'

/** Posts with a cover that somebody brought: content, which stays. */
const coverOf = (id: string) => sql`(select id from posts where cover_id in (
  select id from files where uploaded_by = ${id}))`

const notGiven = 'content is the same for everybody'
const content = (name: string, isOf: (id: string) => SQL) => [
  ofRow(name, isOf, workStays, { notGiven }),
]

export const postsData = {
  posts: content('postCovers', (id) => sql`t.id in ${coverOf(id)}`),
  post_roles: content('postRoles', (id) => sql`t.post_id in ${coverOf(id)}`),
  post_drafts: [mine('postDrafts', 'saved_by', workStays, { notGiven })],
  post_reads: [mine('postsRead', 'user_id', 'remove')],
} satisfies PersonalData
