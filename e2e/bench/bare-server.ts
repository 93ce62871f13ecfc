import Fastify, { type FastifyInstance } from 'fastify'
import pg from 'pg'

/**
 * The bare server that the API is measured against: Fastify and pg, no access rules, no checks,
 * the same statement's answer as JSON, and a bare insert.
 */
export async function createBareServer(databaseUrl: string): Promise<FastifyInstance> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
  await pool.query(
    'create table if not exists bench_inserts (id bigint generated always as identity primary key, set_id uuid, question_id int, response jsonb, time_ms int)',
  )
  const app = Fastify()
  app.get<{ Querystring: { userId: string } }>('/read', async ({ query }) => {
    const { rows } = await pool.query({
      name: 'read',
      text: 'select id, first_name, last_name, email, role, time_zone from users where id = $1',
      values: [query.userId],
    })
    return { success: true, message: null, data: rows[0] }
  })
  app.post<{ Body: { setId: string; questionId: number; timeMs: number; response: unknown } }>(
    '/insert',
    async ({ body }) => {
      await pool.query({
        name: 'insert',
        text: 'insert into bench_inserts (set_id, question_id, response, time_ms) values ($1, $2, $3, $4)',
        values: [body.setId, body.questionId, JSON.stringify(body.response), body.timeMs],
      })
      return { success: true, message: null, data: null }
    },
  )
  app.addHook('onClose', async () => {
    await pool.query('drop table if exists bench_inserts')
    await pool.end()
  })
  return app
}
