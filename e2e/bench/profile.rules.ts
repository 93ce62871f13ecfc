/** Where a function begins, as the browser's profiler says it. */
interface CallFrame {
  functionName: string
  url: string
  lineNumber: number
}

/** What of the browser's profile is read here; times in microseconds. */
export interface Profile {
  nodes: readonly { id: number; callFrame: CallFrame }[]
  samples?: readonly number[]
  timeDeltas?: readonly number[]
}

const evaluating = 'evaluating modules'
const browser = 'DOM and browser'
const notOfScript = ['(program)', '(idle)', '(root)']

/** Modules by part of the script, the first that fits. */
const parts: readonly (readonly [string, RegExp])[] = [
  ['react-dom', /node_modules\/(react|react-dom|scheduler)\//],
  ['router', /node_modules\/react-router|shared\/src\/router\//],
  ['query', /node_modules\/@tanstack\/|shared\/src\/query\//],
  ['federation', /@module-federation|host-shell\/src\/remotes\//],
  ['ky', /node_modules\/ky\//],
  ['zustand', /node_modules\/zustand\//],
  [
    'styling',
    /node_modules\/(@chakra-ui|@emotion|@pandacss|stylis|csstype)\/|shared\/src\/ui\/theme\//,
  ],
  ['lucide', /node_modules\/lucide/],
  ['date-fns', /node_modules\/(date-fns|@date-fns)\//],
  ['session', /shared\/src\/session\/|node_modules\/jwt-decode\//],
  ['api', /shared\/src\/api\//],
  ['ui', /shared\/src\/ui\//],
  ['other libraries', /node_modules\//],
  ['shell', /\/src\//],
]

/** All parts, in the order in which they are printed. */
export const groups = [
  ...parts.map(([name]) => name),
  'remote',
  evaluating,
  'Intl',
  browser,
  '(garbage collector)',
  '(program)',
] as const

/** True for the parts that are script; the rest is the browser's own work between scripts. */
export const isScript = (group: string) => !notOfScript.includes(group)

/** The time of all parts that `wanted` takes. */
export function total(times: ReadonlyMap<string, number>, wanted: (group: string) => boolean) {
  return [...times].reduce((sum, [group, time]) => sum + (wanted(group) ? time : 0), 0)
}

/**
 * Self time by part, in milliseconds. `read` gives the script at an address, whose modules each begin
 * with a comment that names their file; undefined for what is no script.
 */
export function groupTimes(
  { nodes, samples = [], timeDeltas = [] }: Profile,
  read: (address: string) => string | undefined,
): Map<string, number> {
  const modules = new Map<string, readonly (string | undefined)[]>()
  const moduleAt = ({ url, lineNumber }: CallFrame) => {
    const known = modules.get(url) ?? modulesByLine(read(url) ?? '')
    modules.set(url, known)
    return known[lineNumber]
  }
  const groupOf = new Map(nodes.map(({ id, callFrame }) => [id, group(callFrame, moduleAt)]))
  const times = new Map<string, number>()
  samples.forEach((id, index) => {
    const name = groupOf.get(id) ?? '(program)'
    times.set(name, (times.get(name) ?? 0) + (timeDeltas[index] ?? 0) / 1000)
  })
  return times
}

function group(frame: CallFrame, moduleAt: (frame: CallFrame) => string | undefined): string {
  const { functionName, url } = frame
  if (/^\((garbage collector|program|idle|root)\)$/.test(functionName)) return functionName
  if (!/^https?:/.test(url)) return ofBrowser(functionName)
  // A module's own function has the module's path for its name; a script's outermost has none.
  if (/^\.{1,2}\//.test(functionName)) return evaluating
  const module = moduleAt(frame)
  if (module === undefined) return evaluating
  if (/\/remotes\/mfe-/.test(url) && !module.includes('node_modules')) return 'remote'
  return parts.find(([, path]) => path.test(module))?.[0] ?? 'shell'
}

function ofBrowser(functionName: string): string {
  if (functionName === 'makeIntl') return 'Intl'
  return functionName === 'insertRule' ? 'styling' : browser
}

/** The comments by which the bundler names a module: on its own, and as a part of another. */
const names = /^(?:\s*!\*\*\*|;\/\/|\/\/ MODULE:) (\S+)/

/** The module that each line of a script belongs to; undefined for the bundler's own. */
function modulesByLine(script: string): readonly (string | undefined)[] {
  let module: string | undefined
  return script.split('\n').map((line) => {
    module = line.startsWith('/******/') ? undefined : (names.exec(line)?.[1] ?? module)
    return module
  })
}
