import type { FileStore } from './file-store.ts'

/** A file that nothing points to does no harm: the weekly round removes what stays behind here. */
export async function removeQuietly(
  store: Pick<FileStore, 'remove'>,
  names: readonly string[],
): Promise<void> {
  for (const name of names) await store.remove(name).catch(() => undefined)
}
