import { sql } from 'drizzle-orm'
import { ofRow, type PersonalData } from '../../database/personal-data.ts'

export const companyCalendarData = {
  holidays: [
    ofRow(
      'schoolHolidays',
      (id) => sql`t.school_id in (select school_id from student_schools where student_id = ${id})`,
      { keep: 'days of a school are not the person’s' },
      { notGiven: 'the same for everybody at the school' },
    ),
  ],
  terms: 'days of the company',
} satisfies PersonalData
