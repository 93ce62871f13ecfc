import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './checks.ts'
import { runCommand } from './steps.ts'

/**
 * Where the machine's own Chromium may be. First the build without windows: the same engine, at
 * half of the work for the processor.
 */
export const browsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
const isRoot = process.getuid?.() === 0
const isDebian = existsSync('/usr/bin/apt-get')
let isListFresh = false

/** True when a package of Debian's could be installed. */
async function installPackage(name: string): Promise<boolean> {
  if (!isRoot || !isDebian) return false
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  if (!isListFresh)
    isListFresh = (await runCommand('apt-get', ['update', '-q'], { env })).code === 0
  console.log(`  installing ${name} …`)
  const options = ['install', '-y', '-q', '--no-install-recommends', name]
  return (await runCommand('apt-get', options, { env })).code === 0
}

/**
 * Sees to a browser for the tests: one that the machine has, else Debian's package, else
 * Playwright's own download. Returns its path; undefined for Playwright's; null when there is none.
 */
export async function findBrowser(): Promise<string | undefined | null> {
  const given = process.env.CHROMIUM_PATH
  if (given) return given
  const found = browsers.find((path) => existsSync(path))
  if (found) return found
  const { chromium } = await import('playwright')
  if (existsSync(chromium.executablePath())) return undefined
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (await installPackage(name)) return browsers.find((path) => existsSync(path)) ?? null
  }
  console.log('  downloading Chromium …')
  const cli = join(import.meta.dirname, '../../node_modules/playwright/cli.js')
  const { code } = await runCommand(process.execPath, [cli, 'install', 'chromium'])
  return code === 0 ? undefined : null
}

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/**
 * True when the production shape's web servers can be run: Debian's nginx with its brotli module,
 * as in the images. In CI they are installed where they are missing, and the pooler with them.
 */
export async function hasGateway(): Promise<boolean> {
  const isThere = () => existsSync('/usr/sbin/nginx') && existsSync(brotliModule)
  if (!isThere() && process.env.CI) {
    await installPackage('nginx-light')
    await installPackage('libnginx-mod-http-brotli-static')
  }
  if (process.env.CI && !existsSync('/usr/sbin/pgbouncer')) await installPackage('pgbouncer')
  return isThere()
}

/** A PostgreSQL server of the tests' own. */
export interface TestServer {
  url: string
  stop: () => void
}

/**
 * Starts PostgreSQL on an empty folder and a free port, where the machine has it; in CI it is
 * installed first. Null where it cannot be had.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<TestServer | null> {
  let programs = postgresFolder()
  if (!programs && process.env.CI && (await installPackage('postgresql'))) {
    programs = postgresFolder()
  }
  if (!programs) return null
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'))
  const port = await freePort()
  // PostgreSQL refuses to run as root; the package made an account for it.
  const run = (program: string, ...options: string[]) => {
    const path = join(programs, program)
    const [command, ...rest] = isRoot
      ? ['runuser', '-u', 'postgres', '--', path, ...options]
      : [path, ...options]
    execFileSync(command ?? path, rest, { stdio: 'pipe', cwd: folder })
  }
  try {
    if (isRoot) execFileSync('chown', ['postgres', folder])
    chmodSync(folder, 0o700)
    const data = join(folder, 'data')
    run('initdb', '-D', data, '-U', 'portal', '--auth=trust', '-E', 'UTF8', '--no-sync')
    const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=200 -c random_page_cost=1.1${isDurable ? '' : ' -c fsync=off'}`
    run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start')
    return {
      url: `postgres://portal@127.0.0.1:${port}/postgres`,
      stop: () => {
        run('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
        rmSync(folder, { recursive: true, force: true })
      },
    }
  } catch (error) {
    console.log(`  PostgreSQL did not start: ${error instanceof Error ? error.message : error}`)
    rmSync(folder, { recursive: true, force: true })
    return null
  }
}

/** Where Debian and others keep initdb and pg_ctl, the newest version first. */
function postgresFolder(): string | null {
  const top = '/usr/lib/postgresql'
  const versions = existsSync(top) ? readdirSync(top) : []
  const folders = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(top, version, 'bin'))
  const others = ['/opt/homebrew/bin', '/usr/local/bin', '/usr/bin']
  return [...folders, ...others].find((path) => existsSync(join(path, 'initdb'))) ?? null
}
