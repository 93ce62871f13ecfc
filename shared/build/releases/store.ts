/** A file of a store, and a mark by which a later write can tell that it has changed since. */
export interface StoredFile {
  content: Buffer
  tag: string
}

/** A file to be written. */
export interface NewFile {
  path: string
  content: Buffer
}

/**
 * Where versions and the registry lie: a folder, or a bucket. Paths are relative to it, with `/`
 * between names. What fails throws an Error whose message names the path and the store.
 */
export interface ReleaseStore {
  /** How messages name it. */
  readonly place: string
  /** A file, or null where there is none. */
  read(path: string): Promise<StoredFile | null>
  /** Writes a file whole: whoever reads sees it as it was before or as it is after. */
  write(file: NewFile): Promise<void>
  /**
   * As `write`, for a file that several may change: false, with nothing written, when it is no
   * longer as it was when `tag` was read. A tag of null stands for a file that is not there.
   * `along`: files that change with it, put in place before it.
   */
  replace(file: NewFile, tag: string | null, along?: readonly NewFile[]): Promise<boolean>
  /** Names of the folders directly within a folder. */
  folders(path: string): Promise<string[]>
  /** Paths of all files within a folder. */
  files(path: string): Promise<string[]>
  /** Removes files; one that is not there is no error. */
  remove(paths: readonly string[]): Promise<void>
  /** Removes what removing files left of a folder, where a store has such a thing. */
  removeFolder(path: string): Promise<void>
  /** Lets nobody else change the registry meanwhile, as far as the store can see to that. */
  exclusively<T>(work: () => Promise<T>): Promise<T>
}

/** Runs work on each item, a few at a time. */
export async function forEach<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  const worker = async () => {
    try {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
    } catch (error) {
      waiting.length = 0
      throw error
    }
  }
  const workers = Array.from({ length: 8 }, worker)
  // All of them come to rest before a failure is told: what is undone after it must not be written again.
  const outcomes = await Promise.allSettled(workers)
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
}
