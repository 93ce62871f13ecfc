import { sql } from 'drizzle-orm'
import { mine, ofRow, type PersonalData, workStays } from '../../database/personal-data.ts'

export const interchangeData = {
  imports: [
    mine('imports', 'created_by', workStays, {
      select: sql`jsonb_build_object('name', t.name, 'state', t.state, 'at', t.created_at)`,
    }),
  ],
  import_items: [
    ofRow(
      'importedQuestions',
      (id) => sql`t.import_id in (select id from imports where created_by = ${id})`,
      workStays,
      { notGiven: 'content is the same for everybody' },
    ),
  ],
  exports: [
    mine('exports', 'created_by', workStays, {
      select: sql`jsonb_build_object('format', t.format, 'state', t.state, 'at', t.created_at)`,
    }),
  ],
} satisfies PersonalData
