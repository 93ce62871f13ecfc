import { sql } from 'drizzle-orm'
import { mine, ofRow, type PersonalData } from '../../database/personal-data.ts'

export const filesData = {
  files: [
    mine(
      'files',
      'uploaded_by',
      { blank: { uploaded_by: null } },
      {
        without: ['stored_name', 'sha256', 'free_since'],
      },
    ),
  ],
  file_uses: [
    ofRow('filesShown', (id) => sql`t.area = 'picture' and t.record_id = ${id}`, 'remove', {
      notGiven: 'given as files',
    }),
  ],
  uploads: [
    mine('uploads', 'by', 'remove', {
      select: sql`jsonb_build_object('name', t.name, 'bytes', t.bytes, 'createdAt', t.created_at)`,
    }),
  ],
  upload_parts: [
    ofRow(
      'uploadParts',
      (id) => sql`t.upload_id in (select id from uploads where by = ${id})`,
      'remove',
      { notGiven: 'parts of uploads' },
    ),
  ],
} satisfies PersonalData
