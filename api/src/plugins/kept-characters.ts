/** Whether a database can keep a text: no NUL in it, and no half of a surrogate pair. */
export function isKeepable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/** A name as it can be shown, whatever it holds. */
const shown = (name: string) => name.toWellFormed().replaceAll('\0', '\ufffd')

/** Most places that are told, and most names of a path to one: what is sent may be of any shape. */
const mostPlaces = 20
const longestPath = 20

/** A place in a value: its name in what stands around it. */
interface Place {
  name: string
  around: Place | undefined
  depth: number
}

/**
 * Where in a value, however deep, texts or names of fields hold what no database keeps; each as
 * the path that leads there.
 */
export function unkeepableIn(value: unknown): string[][] {
  const found: (Place | undefined)[] = []
  // A list of what is still to be looked at, not calls: what was sent may be nested deeper than those.
  const open: { value: unknown; place: Place | undefined }[] = [{ value, place: undefined }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value: inner, place } = next
    if (typeof inner === 'string' && !isKeepable(inner)) found.push(place)
    if (typeof inner !== 'object' || inner === null) continue
    for (const [name, each] of Object.entries(inner)) {
      const at = { name, around: place, depth: (place?.depth ?? 0) + 1 }
      if (!isKeepable(name)) found.push(at)
      if (typeof each === 'string' ? !isKeepable(each) : typeof each === 'object') {
        open.push({ value: each, place: at })
      }
    }
    if (found.length >= mostPlaces) break
  }
  return found.slice(0, mostPlaces).map(pathTo)
}

/** The names that lead to a place, the outer ones of a very long path. */
function pathTo(place: Place | undefined): string[] {
  const names: string[] = []
  for (let at = place; at !== undefined; at = at.around) {
    if (at.depth <= longestPath) names.push(shown(at.name))
  }
  return names.reverse()
}
