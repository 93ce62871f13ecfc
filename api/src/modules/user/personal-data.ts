import { sql } from 'drizzle-orm'
import { mine, ofRow, type PersonalData, who, workStays } from '../../database/personal-data.ts'

export const userData = {
  users: [
    mine(
      'account',
      'id',
      {
        blank: {
          email: sql`id || '@deleted.invalid'`,
          first_name: 'Deleted',
          last_name: 'account',
          password_hash: null,
          picture_file_path: null,
          is_active: false,
          phone: null,
        },
      },
      { without: ['password_hash', 'picture_file_path', 'search_text'] },
    ),
  ],
  students: [
    // Extra time says something of a person's health.
    mine('programme', 'user_id', { blank: { extra_time_percent: 0 } }),
  ],
  tutors: [
    mine('teaching', 'user_id', workStays, { without: ['senior_tutor_id'] }),
    mine(
      'team',
      'senior_tutor_id',
      { blank: { senior_tutor_id: null } },
      {
        select: who('user_id'),
      },
    ),
  ],
  people_tallies: 'counts over all people',
  schools: [
    ofRow(
      'schools',
      (id) => sql`t.id in (select school_id from student_schools where student_id = ${id}
        union select school_id from school_managers where user_id = ${id})`,
      { keep: 'a school is not the person’s' },
      { select: sql`jsonb_build_object('name', t.name)` },
    ),
  ],
  student_schools: [
    mine('schoolTies', 'student_id', 'remove', {
      notGiven: 'given as the names of the schools',
    }),
  ],
  school_managers: [
    mine('schoolsManaged', 'user_id', 'remove', {
      notGiven: 'given as the names of the schools',
    }),
  ],
  parent_children: [
    mine('children', 'parent_id', 'remove', { select: who('student_id') }),
    mine('parents', 'student_id', 'remove', { select: who('parent_id') }),
  ],
  tutor_students: [
    mine('tutors', 'student_id', 'remove', { select: who('tutor_id') }),
    mine('students', 'tutor_id', 'remove', { select: who('student_id') }),
  ],
  deletion_requests: [
    mine('deletionRequests', 'user_id', 'remove', { notGiven: 'given among the data requests' }),
    mine(
      'deletionsDecided',
      'decided_by',
      { blank: { decided_by: null } },
      { notGiven: 'requests of other people' },
    ),
  ],
} satisfies PersonalData
