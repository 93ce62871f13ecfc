import { desc } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { auditLog, files } from '../../database/schema/index.ts'
import { eicar, startTestClamd } from '../../testing/clamd.ts'
import { makeTestApp } from '../../testing/index.ts'
import { gif } from './testing.ts'

describe('a file that is checked for viruses', () => {
  async function withScanner(options?: Parameters<typeof startTestClamd>[0]) {
    const clamd = await startTestClamd(options)
    const own = await makeTestApp({ settings: { clamdAddress: clamd.address } })
    onTestFinished(() => own.close())
    const as = await own.make.tutor()
    const send = (content: string) =>
      own.call('POST /File/File/Upload', as, {
        query: { kind: 'image' },
        file: new File([gif(content)], 'me.gif'),
      })
    return { clamd, own, as, send }
  }

  it('is kept when there is none, refused and written down when there is', async () => {
    const { clamd, own, as, send } = await withScanner()
    onTestFinished(() => clamd.close())
    expect((await send('clean')).status).toBe(200)
    const { status, message } = await send(eicar)
    expect([status, message]).toEqual([422, 'This file was refused by the virus check.'])
    const [entry] = await own.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
    expect(entry).toMatchObject({
      action: 'file refused',
      actorId: as,
      details: { ending: '.gif', found: 'Eicar-Signature' },
    })
    expect(await own.db.$count(files)).toBe(1)
  })

  it('is never let through while the scanner is away', async () => {
    const { clamd, own, send } = await withScanner()
    await clamd.close()
    const { status, message, headers } = await send('clean')
    expect([status, message, headers['retry-after']]).toEqual([
      503,
      'Files cannot be checked for viruses right now. Please try again.',
      '60',
    ])
    expect(await own.db.$count(files)).toBe(0)
  })
})
