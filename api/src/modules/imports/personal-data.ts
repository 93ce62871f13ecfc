import { sql } from 'drizzle-orm'
import { mine, ofRow, type PersonalData, workStays } from '../../database/personal-data.ts'

export const importsData = {
  table_imports: [
    mine('filesOfPeople', 'created_by', workStays, {
      select: sql`jsonb_build_object('name', t.file_name, 'state', t.state, 'at', t.created_at)`,
    }),
  ],
  table_import_rows: [
    mine('broughtIn', 'user_id', 'remove', { without: ['import_id', 'errors', 'record_id'] }),
    ofRow(
      'rowsOfPeopleBrought',
      (id) => sql`t.import_id in (select id from table_imports where created_by = ${id})`,
      workStays,
      { notGiven: 'what files say of other people' },
    ),
  ],
} satisfies PersonalData
