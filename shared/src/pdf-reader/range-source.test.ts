import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chunkBytes, rangeSource } from './range-source.ts'

const file = new Uint8Array(200_000).map((_, at) => at % 251)
type Answer = (from: number, to: number) => Response | Error | Promise<Response>

/** What the server answers, in turn; parts of the file once that is used up. */
let answers: Answer[] = []
const asked: string[] = []

const part: Answer = (from, to) =>
  new Response(file.slice(from, to), {
    status: 206,
    headers: { 'content-range': `bytes ${from}-${to - 1}/${file.length}` },
  })
const status =
  (code: number): Answer =>
  () =>
    new Response(null, { status: code })
const cut: Answer = () => new TypeError('Failed to fetch')

beforeEach(() => {
  answers = []
  asked.length = 0
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: { range: string } }) => {
    asked.push(headers.range)
    const [, from, to] = /bytes=(\d+)-(\d+)/.exec(headers.range) ?? []
    const answer = await (answers.shift() ?? part)(
      Number(from),
      Math.min(Number(to) + 1, file.length),
    )
    if (answer instanceof Error) throw answer
    return answer
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function start(isRenewed = true) {
  const told: (boolean | 'gone')[] = []
  const renew = vi.fn(async () => isRenewed)
  const source = rangeSource('http://portal.test/media/file/1/a.pdf', {
    renew,
    onCut: (isCut) => told.push(isCut),
    onGone: () => told.push('gone'),
  })
  return { told, renew, source }
}

it('asks for the beginning first, and learns the length from it', async () => {
  const { source } = start()
  const { length, first } = await source.open()
  expect({ length, first: first.length }).toEqual({ length: 200_000, first: chunkBytes })
  expect(await source.part(100_000, 100_010)).toEqual(file.slice(100_000, 100_010))
  expect(asked).toEqual(['bytes=0-65535', 'bytes=100000-100009'])
})

it('takes all of it from a server that knows no parts, and asks no more', async () => {
  answers = [() => new Response(file)]
  const { source } = start()
  const { length, first } = await source.open()
  expect({ length, first: first.length }).toEqual({ length: 200_000, first: 200_000 })
  expect(await source.part(7, 9)).toEqual(file.slice(7, 9))
  expect(asked).toHaveLength(1)
})

it.each([
  ['no connection', cut],
  ['a server that is away', status(503)],
  [
    'an answer that ends on its way',
    (from: number) =>
      new Response(file.slice(from, from + 3), {
        status: 206,
        headers: { 'content-range': `bytes ${from}-${from + 2}/${file.length}` },
      }),
  ],
])('waits after %s, and goes on where it was', async (_, answer) => {
  const { source, told } = start()
  await source.open()
  answers = [answer]
  const waiting = source.part(70_000, 70_004)
  await vi.waitFor(() => expect(told).toEqual([true]))
  source.retry()
  expect(await waiting).toEqual(file.slice(70_000, 70_004))
  expect(told).toEqual([true, false])
})

it('renews the session once for all that was refused, and asks again', async () => {
  const { source, renew, told } = start()
  await source.open()
  answers = [status(401), status(401)]
  const both = await Promise.all([source.part(0, 4), source.part(4, 8)])
  expect(both).toEqual([file.slice(0, 4), file.slice(4, 8)])
  expect(renew).toHaveBeenCalledTimes(1)
  expect(told).toEqual([])
})

it('does not renew again and again', async () => {
  const { source, renew, told } = start()
  answers = [status(401), status(401)]
  void source.open()
  await vi.waitFor(() => expect(told).toEqual([true]))
  expect(renew).toHaveBeenCalledTimes(1)
  expect(asked).toHaveLength(2)
})

it('waits where the session cannot be renewed', async () => {
  const { source, told } = start(false)
  answers = [status(401)]
  void source.open()
  await vi.waitFor(() => expect(told).toEqual([true]))
  expect(asked).toHaveLength(1)
})

it.each([403, 404, 410])('says of %s that it is gone', async (code) => {
  const { source, told } = start()
  await source.open()
  answers = [status(code)]
  void source.part(70_000, 70_004)
  await vi.waitFor(() => expect(told).toEqual(['gone']))
})

it('is never heard of again once it is closed', async () => {
  const { source, told } = start()
  answers = [cut]
  const settled = vi.fn()
  source.close()
  source.open().then(settled, settled)
  await new Promise((done) => setTimeout(done))
  expect(settled).not.toHaveBeenCalled()
  expect(told).toEqual([])
})
