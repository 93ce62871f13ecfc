// The one door to the project's commands: `node scripts/portal.mjs start|test|dev|build|…`.
// Plain JavaScript, because it runs on the machine's own Node, which may be older than the one
// that comes along as a package and runs everything else.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const project = dirname(dirname(fileURLToPath(import.meta.url)))
const [command = '', ...options] = process.argv.slice(2)
const { engines, packageManager } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))

checkNode()
checkCommand()
install()
await run(ownNode())

function stop(line) {
  console.error(line)
  process.exit(1)
}

function checkNode() {
  const needed = engines.node.replace('>=', '')
  const [major, minor] = process.versions.node.split('.').map(Number)
  const [neededMajor, neededMinor] = needed.split('.').map(Number)
  if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
    stop(`Node ${needed} or newer is needed; this is Node ${process.versions.node}.`)
  }
}

function checkCommand() {
  if (existsSync(join(project, `scripts/${command}.ts`))) return
  const commands = readdirSync(join(project, 'scripts')).filter((file) => file.endsWith('.ts'))
  stop(`Say one of: ${commands.map((file) => file.replace('.ts', '')).join(', ')}.`)
}

/** Installs the packages when the lock file is not the one that they were installed from. */
function install() {
  const stamp = join(project, 'node_modules/.portal-installed')
  const wanted = createHash('sha256')
    .update(readFileSync(join(project, 'pnpm-lock.yaml')))
    .update(readFileSync(join(project, 'pnpm-workspace.yaml')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing packages …')
  const manager = packageManager.split('+')[0]
  const result = spawnSync(
    process.platform === 'win32' ? 'npx.cmd' : 'npx',
    ['-y', manager, 'install', '--frozen-lockfile', '--reporter=append-only'],
    { cwd: project, encoding: 'utf8', shell: process.platform === 'win32' },
  )
  if (result.status !== 0) {
    console.error(`${result.stdout ?? ''}${result.stderr ?? ''}`.trim())
    stop('The packages could not be installed; the lines above say why.')
  }
  writeFileSync(stamp, wanted)
}

/** The Node that came as a package; its install script could have been left out, so it is asked. */
function ownNode() {
  const folder = join(project, 'node_modules/node')
  const binary = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const asked = spawnSync(binary, ['--version'], { encoding: 'utf8' })
  if (asked.stdout?.trim() !== `v${version}`) {
    stop(`Node ${version} did not install into node_modules; remove that folder and try again.`)
  }
  return binary
}

/**
 * Runs the command as its own process group, so that Ctrl-C reaches it once, through here, and
 * not a second time from the terminal. The channel tells it when this process is gone.
 */
async function run(node) {
  const child = spawn(node, [join(project, `scripts/${command}.ts`), ...options], {
    cwd: project,
    env: { ...process.env, PATH: `${dirname(node)}:${process.env.PATH ?? ''}` },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  })
  let isStopping = false
  const stopChild = () => {
    if (isStopping) return
    isStopping = true
    try {
      // The whole group: a build or a browser that it has started as well.
      process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGTERM')
    } catch {
      // It ended by itself in this moment.
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stopChild)
  if (process.env.npm_lifecycle_event) {
    // npm passes no SIGTERM on; it just ends, which shows as another parent.
    const npm = process.ppid
    setInterval(() => process.ppid !== npm && stopChild(), 500).unref()
  }
  child.on('exit', (code) => process.exit(isStopping ? 0 : (code ?? 1)))
}
