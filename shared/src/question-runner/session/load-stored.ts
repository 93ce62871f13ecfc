import type { AnswerStorage, StoredSave, StoredSet } from '../queue/answer-storage.ts'
import type { RunnerEnvironment } from './environment.ts'

/** Opens the device's store and reads a set from it; what cannot be read counts as not there. */
export async function loadStored(
  environment: Pick<RunnerEnvironment, 'openStorage'>,
  owner: string,
  setId: string,
): Promise<{ storage: AnswerStorage; saves: StoredSave[]; set: StoredSet | null }> {
  const storage = await environment.openStorage()
  const stored = await storage.load(owner, setId).catch(() => ({ saves: [], set: null }))
  return { storage, ...stored }
}
