import pg from 'pg'

/**
 * Statements that copy a student of the demo world for every row of a temporary table `crowd`
 * (id, number) with a number above 0, to `<name>-<number>@portal.test` with the same password.
 */
export const copyStudent = (email: string, name: string): string[] => [
  `insert into users (id, email, password_hash, role, first_name, last_name, time_zone, created_at)
    select c.id, '${name}-' || c.number || '@portal.test', u.password_hash, u.role, u.first_name,
      u.last_name, u.time_zone, u.created_at
    from users u join crowd c on c.number > 0 where u.email = '${email}'`,
  `insert into students select (jsonb_populate_record(s, jsonb_build_object('user_id', c.id))).*
    from students s join users u on u.id = s.user_id join crowd c on c.number > 0
    where u.email = '${email}'`,
]

/**
 * Copies a student of the demo world so many times.
 * @param name what the copies' emails begin with; other copies in the same database have others.
 * @returns the copies' emails.
 */
export async function addCrowd(
  databaseUrl: string,
  email: string,
  count: number,
  name = 'crowd',
): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    // Others than those of the bank, which may be filled beside them.
    const rows = `select md5('${name}' || i)::uuid id, i number from generate_series(1, ${count}) i`
    for (const statement of [`create temp table crowd as ${rows}`, ...copyStudent(email, name)]) {
      await client.query(statement)
    }
  } finally {
    await client.end()
  }
  return Array.from({ length: count }, (_, index) => `${name}-${index + 1}@portal.test`)
}
