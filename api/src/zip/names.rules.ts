/** A name of a folder or file that every system can unpack: without separators and signs of its own. */
export function withoutSigns(name: string): string {
  const plain = name
    // Marks that turn the reading direction, and what no file can be called.
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/[\\/:*?"<>|]/g, '-')
    .replace(/^[. ]+|[. ]+$/g, '')
  return plain === '' ? 'file' : plain
}

/**
 * The paths of a zip, each of them once whatever the letter case: of those that are equal the second
 * becomes `notes (2).pdf`, and so on.
 */
export function freeNames(paths: readonly string[]): string[] {
  const taken = new Set<string>()
  return paths.map((path) => {
    const [, stem = path, end = ''] = /^(.*?)(\.[^./]*)?$/s.exec(path) ?? []
    let free = path
    for (let number = 2; taken.has(free.toLowerCase()); number += 1) {
      free = `${stem} (${number})${end}`
    }
    taken.add(free.toLowerCase())
    return free
  })
}
