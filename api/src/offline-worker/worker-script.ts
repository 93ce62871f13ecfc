import { offlinePages, onlinePages, pageStorePrefix, storedPagePath } from '@portal/shared/contract'
import { treatmentOf } from './treatment.rules.ts'
import { leavingWorker, offlineWorker, type WorkerNames } from './worker.ts'

const names: WorkerNames = {
  offlinePages,
  onlinePages,
  pageStorePrefix,
  storedPagePath,
  patienceMs: 3_000,
}

/** The worker's script: of the functions' own text, so that what is tested is what is sent. */
export function workerScript(worksOffline: boolean): string {
  const told = JSON.stringify(names)
  return worksOffline
    ? `(${offlineWorker})(self, ${treatmentOf}, ${told})\n`
    : `(${leavingWorker})(self, ${told})\n`
}
