import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Asked } from '../../asked.ts'
import type { Server } from '../../calls.ts'
import type { FileStore } from '../../files/file-store.ts'
import { folderStore } from '../../files/folder-store.ts'
import type { JobQueue } from '../../jobs/open-jobs.ts'
import { runTask } from '../../jobs/run-task.ts'
import { askedByAdmin } from '../../modules/authentication/index.ts'
import { jobKinds } from '../../modules/job-kinds.ts'
import { readSettings, type Settings } from '../../settings.ts'
import type { Db } from '../db.ts'
import type { World } from './world.ts'

const missing = (): never => {
  throw new Error('The demo world is made without a server')
}

/** What work that reads and keeps files is told of the server, where none runs yet. */
export function serving(
  files: FileStore,
  { jobs = { add: missing }, settings }: { jobs?: JobQueue; settings?: Settings } = {},
): Server {
  return {
    ...{ files, jobs, saved: missing, isReady: () => false, mayOpenFiles: missing },
    get settings() {
      return settings ?? missing()
    },
    get tokens() {
      return missing()
    },
    get live() {
      return missing()
    },
    get films() {
      return missing()
    },
    get printer() {
      return missing()
    },
    get documents() {
      return missing()
    },
  }
}

/** Does something as an admin at a moment, and then the jobs that it starts. */
export type Doing = <T>(when: Date, run: (asked: Asked) => Promise<T>) => Promise<T>

async function doingAs(db: Db, folder: string, adminId: string): Promise<Doing> {
  const files = folderStore(folder)
  // Those of a start that names nothing but its folder: nothing scans what is brought.
  const settings = await readSettings({ DATA_DIR: folder })
  return async (when, run) => {
    const queued: string[] = []
    const queue = { add: async (_db: unknown, id: string) => void queued.push(id) }
    const server = serving(files, { jobs: queue, settings })
    const asked = await askedByAdmin(server, db, when, adminId)
    if (asked === undefined) throw new Error('The demo world has no such admin')
    const done = await run(asked)
    for (const id of queued) {
      await runTask(
        {
          ...{ db, queue, kinds: jobKinds, clock: () => when, server },
          stop: new AbortController().signal,
          onFailure: (_kind, error) => {
            throw error
          },
        },
        id,
      )
    }
    return done
  }
}

/** Has the first admin do something by services and jobs, with a file store that goes afterwards. */
export async function doAsAdmin(
  db: Db,
  world: World,
  run: (doing: Doing) => Promise<void>,
): Promise<void> {
  const adminId = world.admins[0]?.id
  if (adminId === undefined) return
  const folder = await mkdtemp(path.join(os.tmpdir(), 'demo-world-'))
  try {
    await run(await doingAs(db, folder, adminId))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
