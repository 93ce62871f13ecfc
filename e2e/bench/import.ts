import { mkdtempSync, openAsBlob, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { apiEntry } from '../../scripts/lib/build-api.ts'
import { type RunningPortal, startProcess } from '../support/start-portal.ts'
import { tokensOf } from '../support/tokens.ts'
import { type Ask, askAs } from './ask.ts'
import type { Effort } from './effort.ts'
import { type ImportFile, writeImportFile } from './import-file.ts'
import { judge, median, printTable } from './numbers.ts'
import type { ThreadSample } from './thread-watch.ts'

const mostMb = 150
const mostHeldMs = 20

/** Where files lie and what is measured is told, for a while. */
interface Place {
  databaseUrl: string
  folder: string
}

/** A server with who asks it, and what was told of its thread. */
interface Watched {
  api: RunningPortal
  ask: Ask
  token: string
  samples: () => ThreadSample[]
}

let servers = 0

async function start({ databaseUrl, folder }: Place): Promise<Watched> {
  servers += 1
  const told = join(folder, `watched-${servers}`)
  const api = await startProcess(apiEntry, {
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'silent',
    WEB_DIST: '',
    BENCH_WATCH: told,
    // Its container has 1 GB, of which half is for what is old; a large machine would let it hoard.
    NODE_OPTIONS: `--max-old-space-size=512 --import ${join(import.meta.dirname, 'thread-watch.ts')}`,
  })
  const { accessToken } = await tokensOf('admin@portal.test', api.url)
  const samples = () =>
    readFileSync(told, 'utf8')
      .split('\n')
      .filter((line) => line.endsWith('}'))
      .map((line): ThreadSample => JSON.parse(line))
  return { api, ask: askAs(api.url, accessToken), token: accessToken, samples }
}

/** Brings a file in parts. @returns the id of its import */
async function upload({ api, ask, token }: Watched, path: string, seed: string): Promise<string> {
  const file = await openAsBlob(path)
  const begin = { name: `${seed}.xml`, size: file.size, origin: seed }
  const { importId, partBytes, parts } = await ask('question/admin/Import/Begin', begin)
  for (let part = 1; part <= parts; part += 1) {
    const answer = await fetch(
      `${api.url}/api/question/admin/Import/SendPart?importId=${importId}&part=${part}`,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/octet-stream',
          authorization: `Bearer ${token}`,
        },
        body: await file.slice((part - 1) * partBytes, part * partBytes).arrayBuffer(),
      },
    )
    if (!answer.ok) throw new Error(`Part ${part}: ${await answer.text()}`)
  }
  return importId
}

/** Waits until an import stands so, or has done so many items. @throws Error where it failed */
async function waitFor(ask: Ask, importId: string, state: string, done = Infinity): Promise<void> {
  for (;;) {
    const found = await ask(`question/admin/Import/GetImport?importId=${importId}`)
    if (found.state === state || found.done >= done) return
    if (['failed', 'refused'].includes(found.state)) throw new Error(found.message)
    await pause(200)
  }
}

/** Begins the dry run, or the applying, and waits for it. */
async function carryOut(ask: Ask, importId: string, what: keyof typeof ends, done?: number) {
  await ask(`question/admin/Import/${what}`, { importId })
  await waitFor(ask, importId, ends[what], done)
}

const ends = { Analyse: 'analysed', Apply: 'applied' } as const

const mb = (bytes: number) => bytes / 1_048_576

interface Phase {
  name: string
  from: number
  to: number
}

/** Brings one file into a server that has done nothing else. */
async function measureOne(place: Place, file: ImportFile): Promise<void> {
  const path = join(place.folder, 'file.xml')
  const bytes = await writeImportFile(path, file)
  const server = await start(place)
  try {
    await pause(5_000)
    const restFrom = Date.now()
    await pause(3_000)
    const phases: Phase[] = []
    const timed = async <T>(name: string, run: () => Promise<T>): Promise<T> => {
      const from = Date.now()
      const result = await run()
      phases.push({ name, from, to: Date.now() })
      // What the phase held last is told a moment later.
      await pause(300)
      return result
    }
    const importId = await timed('upload', () => upload(server, path, file.seed))
    await timed('dry run', () => carryOut(server.ask, importId, 'Analyse'))
    await timed('apply', () => carryOut(server.ask, importId, 'Apply'))
    const samples = server.samples()
    const [first] = phases
    const rest = median(
      samples.filter(({ at }) => at >= restFrom && at <= (first?.from ?? 0)).map(({ rss }) => rss),
    )
    const rows = phases.map(({ name, from, to }) => {
      const within = samples.filter(({ at }) => at >= from && at <= to + 200)
      const most = (of: 'rss' | 'wall' | 'cpu' | 'gc') => Math.max(...within.map((one) => one[of]))
      const more = mb(most('rss') - rest)
      judge(
        `${mb(bytes).toFixed(0)} MB, ${name}: memory beyond rest`,
        more,
        { most: mostMb },
        ' MB',
      )
      const held = most('cpu')
      judge(`${mb(bytes).toFixed(0)} MB, ${name}: longest hold`, held, { most: mostHeldMs }, ' ms')
      return [
        name,
        ((to - from) / 1_000).toFixed(1),
        more.toFixed(0),
        held.toFixed(1),
        most('wall').toFixed(1),
        most('gc').toFixed(1),
        within.filter(({ cpu }) => cpu > mostHeldMs).length,
      ]
    })
    printTable(
      `An import of ${file.questions} questions, ${mb(bytes).toFixed(0)} MB; a server at rest holds ${mb(rest).toFixed(0)} MB`,
      [
        [
          'phase',
          's',
          'MB beyond rest',
          'longest hold ms',
          'by the clock ms',
          'garbage ms',
          `tenths > ${mostHeldMs} ms`,
        ],
        ...rows,
      ],
    )
  } finally {
    await server.api.stop()
  }
}

/** How many rows fit. */
async function count(databaseUrl: string, statement: string, ...values: string[]) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query(statement, values)
  await client.end()
  return Number(rows[0]?.count)
}

/** Kills the server in the middle of what it does for an import, and starts another. */
async function measureKilled(
  place: Place,
  file: ImportFile,
  killedIn: Effort['imports']['killedIn'],
): Promise<void> {
  const { databaseUrl, folder } = place
  const path = join(folder, 'file.xml')
  await writeImportFile(path, file)
  const questions = () => count(databaseUrl, 'select count(*) from questions')
  const before = await questions()
  const half = Math.floor(file.questions / 2)
  const seconds: number[] = []
  let server = await start(place)
  try {
    const importId = await upload(server, path, file.seed)
    for (const what of ['Analyse', 'Apply'] as const) {
      if (!killedIn.includes(what)) {
        await carryOut(server.ask, importId, what)
        continue
      }
      await carryOut(server.ask, importId, what, half)
      await server.api.kill()
      const from = Date.now()
      server = await start(place)
      await waitFor(server.ask, importId, ends[what])
      seconds.push((Date.now() - from) / 1_000)
    }
    const items = (of: string) =>
      count(databaseUrl, `select count(${of}) from import_items where import_id = $1`, importId)
    const origins = 'select count(distinct question_id) from question_origins where origin = $1'
    const counts: [string, number][] = [
      ['items', await items('*')],
      ['items with an id of their own', await items('distinct external_id')],
      ['questions made', (await questions()) - before],
      ['questions with an id of the file', await count(databaseUrl, origins, file.seed)],
    ]
    printTable(
      `Killed half-way through ${killedIn.join(' and ')} of ${file.questions} questions; over ${seconds.map((one) => one.toFixed(0)).join(' and ')} s after it`,
      [['what there is', 'count'], ...counts],
    )
    for (const [what, found] of counts) {
      judge(`Killed and resumed: ${what}, too many or too few`, Math.abs(found - file.questions), {
        most: 0,
      })
    }
  } finally {
    await server.api.stop()
  }
}

/**
 * Large files of Moodle's brought whole, each to a server of its own on PostgreSQL: in parts, dry run,
 * applied. The longest hold is by the time that the thread itself computed.
 */
export async function benchImport(databaseUrl: string, { imports }: Effort): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-imports-'))
  const place = { databaseUrl, folder }
  try {
    for (const megabytes of imports.megabytes) {
      await measureOne(place, { ...imports, megabytes, seed: `file of ${megabytes} MB` })
    }
    const [megabytes = 1] = imports.megabytes
    await measureKilled(place, { ...imports, megabytes, seed: 'killed' }, imports.killedIn)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
