import type { CallAnswer } from '@portal/shared/api'
import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'

type Payers = CallAnswer<'GET /User/admin/Booking/GetBooking'>['payers']

/** Who may pay for a student `id` (a column): the student, the parents, the schools; as an array. */
export const payersOf = (id: string) =>
  sql`(select coalesce(json_agg(json_build_object('name', w.name, 'kind', w.kind,
        'payer', json_build_object(w.field, w.id), 'payerId', w.payer_id)
        order by w.place, w.name, w.id), '[]')
      from (
        select 1 place, 'parent' kind, 'userId' field, q.id, y.id payer_id,
            q.first_name || ' ' || q.last_name "name"
          from parent_children c join users q on q.id = c.parent_id
            left join payers y on y.user_id = q.id
          where c.student_id = ${sql.raw(id)} and q.is_active
        union all select 2, 'student', 'userId', q.id, y.id, q.first_name || ' ' || q.last_name
          from users q left join payers y on y.user_id = q.id where q.id = ${sql.raw(id)}
        union all select 3, 'school', 'schoolId', h.id, y.id, h.name
          from student_schools x join schools h on h.id = x.school_id
            left join payers y on y.school_id = h.id
          where x.student_id = ${sql.raw(id)}
      ) w)`

/** Who may pay for a student. */
export async function findPayersOf(db: Db, studentId: string): Promise<Payers> {
  const [row] = await rowsOf<{ payers: Payers }>(
    db,
    sql`select ${payersOf('u.id')} "payers" from users u where u.id = ${studentId}::uuid`,
  )
  return row?.payers ?? []
}
