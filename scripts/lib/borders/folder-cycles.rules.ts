/** One file imports another. */
export interface Import {
  from: string
  to: string
  /** Gone when the program runs. */
  isOfTypes: boolean
}

/** Files of tests, and what only tests use: they import whatever they try. */
const testCode =
  /(\.test\.tsx?$|^(api|shared)\/src\/testing\/|[./](testing|fixtures|cases)\.tsx?$|\/showcase\/)/

/** Folders whose folders, or whose file beside folders, count each for itself. */
const divided = ['api/src', 'api/src/modules', 'shared/src']

/** Counts for itself too: it fills the tables of all areas, on which the areas do not stand. */
const apart = 'api/src/database/seed'

/**
 * Whatever is called is given these, and they name the types of all of it: what they import as a type
 * makes no cycle.
 */
const describesAll = ['api/src/asked.ts', 'api/src/calls.ts']

/** An import that may close a cycle, and why. */
const allowed: readonly { from: RegExp; to: RegExp; why: string }[] = [
  {
    from: /^api\/src\/jobs\/start-job\.ts$/,
    to: /^api\/src\/modules\/job-kinds\.ts$/,
    why: 'a type: the name and the input of a job are checked where it is started',
  },
]

/** The shell gives them to all remotes together, as what speaks for whoever is signed in. */
const oneFolder = /^shared\/src\/(api|query|session)\//

/** The folder that a file counts to; undefined for what is not looked at. */
export function folderOf(file: string): string | undefined {
  if (testCode.test(file)) return undefined
  if (oneFolder.test(file)) return 'shared/src/{api,query,session}'
  if (file.startsWith(`${apart}/`)) return apart
  const parent = divided
    .filter((each) => file.startsWith(`${each}/`))
    .sort((one, other) => other.length - one.length)[0]
  if (parent === undefined) return undefined
  return `${parent}/${file.slice(parent.length + 1).split('/')[0]}`
}

/**
 * For each way in which folders import one another in a circle, the imports on the shortest such
 * circle, one between each two folders. Imports of types count.
 */
export function folderCycles(imports: readonly Import[]): Import[][] {
  const graph = graphOf(imports)
  const found = new Map<string, Import[]>()
  for (const folder of [...graph.keys()].sort()) {
    const cycle = shortestBack(graph, folder)
    if (cycle === undefined) continue
    const key = cycle.map(({ from }) => folderOf(from)).sort()
    if (!found.has(key.join())) found.set(key.join(), cycle)
  }
  return [...found.values()]
}

/** Of each folder those that it imports, with an import that does. */
type Graph = Map<string, Map<string, Import>>

function graphOf(imports: readonly Import[]): Graph {
  const graph: Graph = new Map()
  for (const each of imports) {
    const [from, to] = [folderOf(each.from), folderOf(each.to)]
    if (from === undefined || to === undefined || from === to || isAllowed(each)) continue
    const own = graph.get(from) ?? new Map<string, Import>()
    if (!own.has(to)) own.set(to, each)
    graph.set(from, own)
  }
  return graph
}

const isAllowed = ({ from, to, isOfTypes }: Import): boolean =>
  isOfTypes &&
  (describesAll.includes(from) || allowed.some((each) => each.from.test(from) && each.to.test(to)))

/** The shortest way from a folder back to itself. */
function shortestBack(graph: Graph, start: string): Import[] | undefined {
  const ways = new Map<string, Import[]>([[start, []]])
  for (const [folder, way] of ways) {
    for (const [next, by] of graph.get(folder) ?? []) {
      if (next === start) return [...way, by]
      // A folder that is added while the ways are walked has its turn after all that are nearer.
      if (!ways.has(next)) ways.set(next, [...way, by])
    }
  }
  return undefined
}
