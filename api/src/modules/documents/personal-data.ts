import { sql } from 'drizzle-orm'
import { ofRow, type PersonalData, workStays } from '../../database/personal-data.ts'

/** Documents with a file that somebody brought: content, which stays. */
const broughtBy = (id: string) => sql`(select id from teaching_documents where file_id in (
  select id from files where uploaded_by = ${id}))`

const content = { notGiven: 'content is the same for everybody' }
const counts = { notGiven: 'counts, of nobody' }

export const documentsData = {
  teaching_documents: [
    ofRow('documents', (id) => sql`t.id in ${broughtBy(id)}`, workStays, content),
  ],
  document_subjects: [
    ofRow('documentSubjects', (id) => sql`t.document_id in ${broughtBy(id)}`, workStays, content),
  ],
  document_downloads: [
    ofRow('documentDownloads', (id) => sql`t.document_id in ${broughtBy(id)}`, workStays, counts),
  ],
} satisfies PersonalData
