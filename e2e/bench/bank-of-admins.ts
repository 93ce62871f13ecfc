import { bandsOf, comparedOf } from '../../api/src/modules/duplicates/index.ts'
import type { BankSize } from './bank-data.ts'

/** What the questions of a bank say, whatever their numbers: the words of a family of variants. */
const wording = {
  text: '<p>What is \\(1 + 1\\)?</p>',
  data: null,
  answers: ['\\(97\\)', '\\(98\\)', '\\(99\\)', '\\(100\\)', '\\(101\\)'],
}

const family = bandsOf(comparedOf(wording).masked)

/**
 * Statements that add to a filled bank what only admins read: a flag for every second question, two
 * on each that has any; one question in a hundred that is filed nowhere; for every question sixteen
 * bands, one in twenty in a family of variants; a pair for one in twenty; and ten versions of one.
 * Triggers are at work where roll-ups come of it.
 */
export const ofAdmins = ({ questions, students }: BankSize): string[] => [
  `analyze pool`,
  `analyze crowd`,
  `insert into questions (key, question_type, difficulty, current_version, created_at, changed_at,
      summary, search, fingerprint)
    select 'loose.' || i, 1, 1 + i % 5, 1, now() - interval '200 days',
      now() - i * interval '90 minutes', 'Nowhere ' || i, to_tsvector('english', 'nowhere ' || i),
      md5('c' || i) || md5('d' || i)
    from generate_series(1, ${Math.ceil(questions / 100)}) i`,
  `insert into question_versions (question_id, version, text, solution, question_type, difficulty,
      created_at)
    select id, 1, '<p>Nowhere ' || id || '</p>', '', 1, difficulty, created_at
    from questions where key like 'loose.%'`,
  `insert into question_flags (id, question_id, student_id, text, state, created_at, outcome,
      suggested_change, answered_at, answered_by, settled_at, settled_by, settled_as)
    select md5('flag' || n)::uuid, p.question_id, c.id, 'Is option ' || n % 5 || ' right?',
      case when n % 50 < 2 then 'open' else 'answered' end, now() - n * interval '5 minutes',
      case when n % 50 < 2 then null when n % 50 < 15 then 'fault' else 'explained' end,
      case when n % 50 between 2 and 14 then 'Another sign.' end,
      case when n % 50 >= 2 then now() - n * interval '4 minutes' end,
      case when n % 50 >= 2 then a.id end,
      case when n % 50 between 3 and 14 then now() - n * interval '3 minutes' end,
      case when n % 50 between 3 and 14 then a.id end,
      case when n % 50 between 3 and 14 then 'changed' end
    from generate_series(0, ${Math.ceil(questions / 2)} - 1) n
    join pool p on p.place = (n / 2 * 3) % p.size
    join crowd c on c.number = n % ${students + 1}
    cross join (select id from users where email = 'admin@portal.test') a`,
  `set session_replication_role = replica`,
  `insert into question_bands (band, question_id)
    select case when q.id % 20 = 0 then f.band else (f.place - 1) << 60
        | ('x' || substr(md5(q.id || '.' || f.place), 1, 15))::bit(60)::bigint end, q.id
    from questions q cross join unnest('{${family.join(',')}}'::bigint[])
      with ordinality f (band, place) where q.key like 'bench.%' on conflict do nothing`,
  `insert into question_pairs (question_id, other_id, resemblance, kind)
    select question_id, other_id, case kind when 'same' then 1 else 0.8 + place % 20 / 100.0 end, kind
    from (
      select p.question_id, o.question_id other_id, p.place,
        case when p.place % 1000 = 0 then 'same' when p.place % 100 = 0 then 'near'
          else 'variant' end kind
      from pool p join pool o on o.place = p.place + 1 where p.place % 20 = 0
    ) x on conflict do nothing`,
  `insert into question_versions (question_id, version, text, solution, question_type, difficulty,
      created_at)
    select q.id, n, '<p>What is ' || n || '?</p>', '', 1, q.difficulty, now()
    from questions q cross join generate_series(2, 10) n where q.key = 'bench.1'`,
  `update questions set current_version = 10 where key = 'bench.1'`,
  // Found and compared already: no round works through the bank while it is measured.
  `update questions set likeness_version = current_version`,
  `set session_replication_role = default`,
]
