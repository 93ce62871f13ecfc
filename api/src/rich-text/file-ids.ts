/** Ids of the files that a cleaned text shows, each once. */
export function fileIdsIn(html: string): string[] {
  const found = html.matchAll(/<img data-file="([0-9a-f-]{36})"/g)
  return [...new Set([...found].map(([, id = '']) => id))]
}
