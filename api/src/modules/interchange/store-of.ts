import type { Server } from '../../calls.ts'
import type { FileStore } from '../../files/file-store.ts'

/** Where a job reads and keeps files. @throws Error where it runs in no server */
export function storeOf(server: Server | undefined): FileStore {
  if (server === undefined) throw new Error('This work needs the server that it runs in')
  return server.files
}
