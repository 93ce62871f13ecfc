import { sql } from 'drizzle-orm'
import { mine, ofRow, type PersonalData, workStays } from '../../database/personal-data.ts'

export const learnData = {
  learn_completions: [mine('pagesLearnt', 'student_id', 'remove')],
  learn_pages: [
    ofRow(
      'pagesWithVideos',
      (id) => sql`t.asset_id in (select id from media_assets where uploaded_by = ${id})`,
      workStays,
      { notGiven: 'content is the same for everybody' },
    ),
  ],
  learn_page_versions: [
    mine('pagesWritten', 'created_by', workStays, {
      notGiven: 'content is the same for everybody',
    }),
  ],
} satisfies PersonalData
