import Fastify from 'fastify'
import pg from 'pg'

/**
 * The bare server that the API is measured against: Fastify and pg with the same statement for a
 * read and a plain insert for a write; no tokens, no access rules, no checks. A process of its own.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
await pool.query(
  'create table if not exists bench_answers (id bigint generated always as identity primary key, set_id uuid not null, question_id integer not null, response jsonb not null, time_ms integer not null)',
)

const app = Fastify()

app.get<{ Querystring: { userId: string } }>('/read', async ({ query }) => {
  const { rows } = await pool.query({
    name: 'read',
    text: 'select program_name "programName", is_unlimited "isUnlimited" from students where user_id = $1',
    values: [query.userId],
  })
  return { success: true, message: null, data: rows[0] }
})

interface Answer {
  setId: string
  questionId: number
  timeMs: number
  response: unknown
}

app.post<{ Body: Answer }>('/insert', async ({ body }) => {
  await pool.query({
    name: 'insert',
    text: 'insert into bench_answers (set_id, question_id, response, time_ms) values ($1, $2, $3, $4)',
    values: [body.setId, body.questionId, JSON.stringify(body.response), body.timeMs],
  })
  return { success: true, message: null, data: null }
})

app.get('/api/health/ready', async () => ({ ok: true }))

process.once('SIGTERM', async () => {
  await app.close()
  await pool.end()
})
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
