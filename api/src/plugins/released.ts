import { readFile, stat } from 'node:fs/promises'
import { parseRegistry } from '@portal/shared/contract'

/**
 * What is released, as text: read anew when the file changes, so that a release needs no restart.
 * A file that is gone or is no registry takes nothing down: the last one that was stays in use, and
 * `log` is told once. Gives null only where there has been none since the start.
 */
export function releasedRegistry(
  file: string,
  log: (line: string) => void,
): () => Promise<string | null> {
  let good: string | null = null
  let seen = ''
  let reading: Promise<void> = Promise.resolve()

  const read = async () => {
    try {
      const text = await readFile(file, 'utf8')
      parseRegistry(JSON.parse(text))
      good = text
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error)
      // The machine's trouble and not the file's, which need not change for it to pass.
      if ('EMFILE ENFILE EIO'.includes((error as NodeJS.ErrnoException).code ?? '-')) seen = ''
      const use = good === null ? 'there is no other' : 'the last one in order stays in use'
      log(`The registry ${file} cannot be used (${cause}); ${use}`)
    }
  }
  return async () => {
    const found = await stat(file).catch(() => null)
    // A release puts another file in its place, so the number tells what a coarse clock does not.
    const now = found ? [found.ino, found.size, found.mtimeMs].join() : 'not there'
    if (now !== seen) {
      seen = now
      reading = read()
    }
    await reading
    return good
  }
}
