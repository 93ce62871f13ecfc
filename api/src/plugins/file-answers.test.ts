import { Readable } from 'node:stream'
import compress from '@fastify/compress'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendFile } from './file-answers.ts'

/** Lines that break off in the middle, or come to their end. */
async function* lines(breaks: boolean) {
  for (let line = 0; line < 5_000; line += 1) yield `line ${line} of a file\n`
  if (breaks) throw new Error('The database is gone')
}

const app = fastify()
let address: string
beforeAll(async () => {
  await app.register(compress, { global: true })
  app.get('/:breaks', (request, reply) =>
    sendFile(request, reply, {
      content: Readable.from(lines(request.url === '/broken')),
      type: 'text/csv',
      name: 'students.csv',
    }),
  )
  address = await app.listen({ port: 0 })
})
afterAll(() => app.close())

describe.each(['identity', 'gzip'])('a file that is made as it goes, as %s', (encoding) => {
  const get = (path: string) => fetch(address + path, { headers: { 'accept-encoding': encoding } })

  it('comes whole', async () => {
    const response = await get('/whole')
    expect(response.headers.get('content-disposition')).toContain('students.csv')
    expect((await response.text()).split('\n')).toHaveLength(5_001)
  })

  it('never looks whole when it broke off', async () => {
    await expect(get('/broken').then((response) => response.text())).rejects.toThrow()
  })
})
