import type { Server } from '../../calls.ts'
import type { FileStore } from '../../files/file-store.ts'
import type { JobQueue } from '../../jobs/open-jobs.ts'

const missing = (): never => {
  throw new Error('The demo world is made without a server')
}

/** What work that reads and keeps files is told of the server, where none runs yet. */
export function serving(files: FileStore, jobs: JobQueue = { add: missing }): Server {
  return {
    ...{ files, jobs, saved: missing, isReady: () => false, mayOpenFiles: missing },
    get settings() {
      return missing()
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
