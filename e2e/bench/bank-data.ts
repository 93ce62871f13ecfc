import pg from 'pg'
import { ofAdmins } from './bank-of-admins.ts'
import { copyStudent } from './crowd.ts'

/** How large a bank is made. */
export interface BankSize {
  /** Multiple-choice questions beside the demo world's. */
  questions: number
  students: number
  /** Attempts of each of those students. */
  attemptsEach: number
  /** Attempts of the student who is measured. */
  attemptsMeasured: number
}

/** Who is measured: a student of the demo world with nothing due. */
export const measuredEmail = 'student-practice-1@portal.test'

const perSet = 30

/** That the review of an answer is due, as the round that looks for these has found out. */
const isDue = `(not is_correct and answered_at + interval '120 days' <= now())`

const sittingsMeasured = 160

/**
 * Statements that fill a database of the demo world. Triggers and foreign keys rest meanwhile, so
 * that the roll-ups are filled as they would have been kept; everything is made of numbers, so that
 * two databases of one size are the same.
 */
function statements(size: BankSize): string[] {
  const { questions, students, attemptsEach, attemptsMeasured } = size
  return [
    `set session_replication_role = replica`,
    // Questions, spread over all topics of the ESAT.
    `insert into questions (key, question_type, difficulty, current_version, created_at, changed_at,
        summary, search, fingerprint)
      select 'bench.' || i, 1, 1 + i % 5, 1, now() - interval '200 days',
        now() - i * interval '1 minute', 'What is ' || i || ' + 1?',
        to_tsvector('english', 'What is ' || i || ' + 1 in the group number ' || i % ${questions / 20}),
        md5('a' || i) || md5('b' || i)
      from generate_series(1, ${questions}) i`,
    `insert into question_versions (question_id, version, text, solution, question_type, difficulty,
        created_at)
      select id, 1, '<p>What is \\(' || id || ' + 1\\)?</p>', '<p>Count on by one.</p>', 1,
        difficulty, created_at from questions where key like 'bench.%'`,
    `insert into question_options (version_id, letter, text, is_correct, why)
      select v.id, l, '\\(' || ascii(l) || '\\)', l = 'a', 'Counted.'
      from question_versions v join questions q on q.id = v.question_id and q.key like 'bench.%'
      cross join unnest(array['a', 'b', 'c', 'd', 'e']) l`,
    `create temp table places as
      select t.id topic_id, u.id subject_id, n.id section_id, n.admission_test_id,
        row_number() over (order by t.id) - 1 place, count(*) over () places
      from topics t join subjects u on u.id = t.subject_id
      join section_numbers n on n.id = u.section_id
      join admission_tests a on a.id = n.admission_test_id and a.name = 'ESAT'`,
    `insert into question_assignments (question_id, question_type, difficulty, question_location,
        admission_test_id, section_id, subject_id, topic_id)
      select q.id, 1, q.difficulty, 1, p.admission_test_id, p.section_id, p.subject_id, p.topic_id
      from questions q join places p on p.place = q.id % p.places where q.key like 'bench.%'`,
    `create temp table pool as
      select q.id question_id, v.id version_id, a.topic_id, q.difficulty,
        row_number() over (order by q.id) - 1 place, count(*) over () size
      from questions q join question_versions v on v.question_id = q.id and v.version = 1
      join question_assignments a on a.question_id = q.id and a.question_location = 1
      where q.question_type = 1 and q.key like 'bench.%'`,
    `create unique index on pool (place)`,
    `update topics t set question_count = f.questions from (
      select topic_id, count(*) questions from question_assignments where question_location = 1
      group by 1) f where f.topic_id = t.id`,

    // Students: copies of the one who is measured.
    `create temp table crowd as
      select md5('bench' || i)::uuid id, i number, ${attemptsEach} attempts
      from generate_series(1, ${students}) i
      union all select id, 0, ${attemptsMeasured} from users where email = '${measuredEmail}'`,
    ...copyStudent(measuredEmail, 'bench'),
    ...[
      'student_tallies',
      'student_questions',
      'topic_mastery',
      'student_days',
      'student_practice',
      'review_tallies',
    ].map((table) => `delete from ${table} where student_id in (select id from crowd)`),

    // Sets and attempts over 180 days.
    `create temp table bench_sets as
      select md5(c.id::text || n)::uuid id, c.id student_id, c.number, n, least(${perSet},
        c.attempts - (n - 1) * ${perSet}) size,
        date_trunc('second', now()) - interval '1 hour' - n * (interval '180 days'
          / ceil(c.attempts / ${perSet}.0)) finished_at
      from crowd c cross join generate_series(1, ceil(c.attempts / ${perSet}.0)::int) n`,
    `insert into revise_sets (id, student_id, title, subject_slug, admission_test_id, feedback,
        timing, filters, size, started_at, finished_at, answered, correct, time_ms)
      select b.id, b.student_id, 'Set ' || b.n, 'mixed', (select admission_test_id from places
        limit 1), 'end', 'none', '{}', b.size, b.finished_at - interval '40 minutes',
        b.finished_at, b.size, b.size * 7 / 10, b.size * 60000 from bench_sets b`,
    `create temp table bench_attempts as
      select b.id set_id, b.student_id, p.question_id, p.version_id, p.topic_id, p.difficulty, k,
        (b.n * 7 + k * 3) % 10 < 7 is_correct, 30000 + (b.n * 7919 + k * 104729) % 60000 time_ms,
        b.finished_at - (${perSet} - k) * interval '1 minute' answered_at
      from bench_sets b cross join lateral generate_series(0, b.size - 1) k
      join pool p on p.place = (b.number * 31 + (b.n - 1) * ${perSet} + k) % ${questions}`,
    `insert into revise_set_questions (set_id, question_id, version_id, topic_id, position,
        response_kind, letters, response, sequence, time_ms, answered_at, saved_at, final_at,
        is_correct, mark)
      select set_id, question_id, version_id, topic_id, k + 1, 'choice', 'abcde',
        case when is_correct then '{"kind":"choice","letter":"a"}'::jsonb
          else '{"kind":"choice","letter":"b"}'::jsonb end, 1, time_ms, answered_at, answered_at,
        answered_at, is_correct, is_correct::int from bench_attempts`,
    `insert into attempts (student_id, set_id, question_id, version_id, topic_id, difficulty,
        is_first, response, mark, is_correct, time_ms, answered_at)
      select student_id, set_id, question_id, version_id, topic_id, difficulty, true,
        case when is_correct then '{"kind":"choice","letter":"a"}'::jsonb
          else '{"kind":"choice","letter":"b"}'::jsonb end, is_correct::int, is_correct, time_ms,
        answered_at from bench_attempts`,

    // Roll-ups, as they are kept when answers arrive.
    `insert into student_questions (student_id, question_id, attempts, first_correct, last_correct,
        last_at, is_due)
      select student_id, question_id, 1, is_correct, is_correct, answered_at, ${isDue}
      from bench_attempts`,
    `insert into student_tallies (student_id, topic_id, question_type, difficulty, outcome,
        is_flagged, is_bookmarked, is_due, questions)
      select student_id, topic_id, 1, difficulty, case when is_correct then 2 else 1 end, false,
        false, ${isDue}, count(*) from bench_attempts group by 1, 2, 3, 4, 5, 8`,
    `insert into topic_mastery (student_id, topic_id, answered, correct, time_ms, weighted_right,
        weighted_total, evidence_at)
      select student_id, topic_id, count(*), count(*) filter (where is_correct), sum(time_ms),
        count(*) filter (where is_correct) * 0.5, count(*) * 0.5, max(answered_at)
      from bench_attempts group by 1, 2`,
    `insert into student_days (student_id, day, answered, correct)
      select student_id, answered_at::date, count(*), count(*) filter (where is_correct)
      from bench_attempts group by 1, 2`,
    `insert into student_practice (student_id, answered, correct, first_answered, first_correct,
        time_ms, sets_finished)
      select student_id, count(*), count(*) filter (where is_correct), count(*),
        count(*) filter (where is_correct), sum(time_ms), count(distinct set_id)
      from bench_attempts group by 1`,
    `insert into student_activity (student_id, kind, last_at)
      select student_id, 'attempt', max(answered_at) from bench_attempts group by 1
      on conflict (student_id, kind) do update
        set last_at = greatest(student_activity.last_at, excluded.last_at)`,
    `insert into question_statistics (question_id, answered, mark_sum, option_counts, time_counts,
        changed_at)
      select question_id, count(*), count(*) filter (where is_correct),
        array[count(*) filter (where is_correct), count(*) filter (where not is_correct)]::int[],
        array[0, 0, count(*)]::int[], null from bench_attempts group by 1`,
    `insert into item_marks (question_id, mark, rest, students)
      select id, mark, rest * 100, 1 + (id + rest) % 3 from questions
      cross join (values (0), (100)) m (mark) cross join generate_series(5, 25, 5) rest
      where key like 'bench.%' on conflict do nothing`,
    `insert into question_figures (question_id, state, answered, facility, discrimination_index,
        discriminative_efficiency, needs_check, median_ms, flag_rate, tests, updated_at)
      select q.id, q.state, coalesce(s.answered, 0), 100 * s.mark_sum / s.answered, q.id % 90,
        q.id % 95, case when q.id % 90 < 30 then 'very likely' when q.id % 90 < 50 then 'likely'
          else 'none' end, 20000 + q.id % 60000, 0,
          array[(select admission_test_id from places limit 1)], now()
      from questions q left join question_statistics s on s.question_id = q.id
      where q.key like 'bench.%' on conflict do nothing`,
    `delete from question_tallies`,
    `insert into question_tallies (state, needs_check, tests, flag_kinds, questions)
      select state, needs_check, tests, flag_kinds, count(*) from question_figures
      group by 1, 2, 3, 4`,
    `insert into misses (student_id, question_id, version_id, set_id, topic_id, missed_at)
      select student_id, question_id, version_id, set_id, topic_id, answered_at
      from bench_attempts where not is_correct`,
    `insert into review_cards (student_id, question_id, due, stability, difficulty, scheduled_days,
        learning_steps, reps, lapses, state, last_review, is_due)
      select student_id, question_id, answered_at + interval '120 days', 20, 5, 120, 0, 2, 1, 2,
        answered_at, ${isDue} from bench_attempts where not is_correct`,
    `insert into review_tallies (student_id, minutes, since, cards)
      select student_id, minutes, date_bin(minutes * interval '1 minute',
        answered_at + interval '120 days', timestamptz '2000-01-01 00:00+00'), count(*)
      from bench_attempts cross join (values (15), (1440)) s (minutes)
      where not is_correct group by 1, 2, 3`,

    // Papers sat under the clock: one for ten sets. Whoever is measured has sat as many in a small
    // bank as in a large one, so that the pages that list them are equally full.
    `create temp table bench_sections as select id, row_number() over (order by id) - 1 place,
      count(*) over () places from exam_sections
      where admission_test_id = (select admission_test_id from places limit 1)`,
    `create temp table bench_sittings as
      select md5('sitting' || c.id || n)::uuid id, md5('paper' || c.id || n)::uuid set_id,
        c.id student_id, n, s.id exam_section_id,
        date_trunc('second', now()) - interval '2 hours' - n * interval '1 day' finished_at,
        (c.number * 5 + n) % 28 score
      from crowd c
      cross join generate_series(1, case c.number when 0 then ${sittingsMeasured}
        else c.attempts / 300 end) n
      join bench_sections s on s.place = (n + c.number) % s.places`,
    `insert into revise_sets (id, student_id, kind, title, subject_slug, admission_test_id,
        section_id, feedback, timing, "order", exam_section_id, filters, size, started_at,
        deadline_at, finished_at, answered, correct, score, time_ms)
      select t.set_id, t.student_id, 'simulate', 'Paper ' || t.n, 'mixed', e.admission_test_id,
        e.section_id, 'end', 'set', 'paper', e.id, '{}', 27, t.finished_at - interval '40 minutes',
        t.finished_at, t.finished_at, 27, t.score, t.score, 2400000
      from bench_sittings t join exam_sections e on e.id = t.exam_section_id`,
    `insert into sittings (id, student_id, sections, started_at, finished_at)
      select id, student_id, exam_section_id::text, finished_at - interval '40 minutes', finished_at
      from bench_sittings`,
    `insert into sitting_sections (sitting_id, position, exam_section_id, set_id, is_first)
      select id, 1, exam_section_id, set_id, false from bench_sittings`,
    `update student_practice p set sittings_finished = f.sittings from (
      select student_id, count(*) sittings from bench_sittings group by 1) f
      where f.student_id = p.student_id`,
    `delete from student_sections where student_id in (select id from crowd)`,
    `insert into student_sections (student_id, exam_section_id, sittings, best_score, first_score,
        last_at, last_sitting_id)
      select student_id, exam_section_id, count(*), max(score), min(score), max(finished_at),
        (array_agg(id order by finished_at desc))[1]
      from bench_sittings group by 1, 2`,
    `insert into section_scores (exam_section_id, score, students)
      select exam_section_id, score * 100, count(*) from bench_sittings group by 1, 2
      on conflict (exam_section_id, score) do update
        set students = section_scores.students + excluded.students`,
    `drop table bench_attempts`,
    `set session_replication_role = default`,
    ...ofAdmins(size),
    `vacuum analyze`,
  ]
}

/** Makes a database of the given size out of one that holds the demo world. */
export async function fillBank(
  serverUrl: string,
  from: string,
  name: string,
  size: BankSize,
): Promise<string> {
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  await admin.query(`create database ${name} template ${from}`)
  await admin.end()
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(`set work_mem = '512MB'`)
  await client.query(`set maintenance_work_mem = '512MB'`)
  for (const statement of statements(size)) {
    try {
      await client.query(statement)
    } catch (error) {
      throw new Error(`${statement}\n${error instanceof Error ? error.message : error}`)
    }
  }
  await client.end()
  return url.href
}
