import { join, resolve } from 'node:path'
import { defaultDist, isUpToDate, planBuild, projectFolder } from '@portal/shared/build'
import { apiEntry, isApiBuilt } from './lib/build-api.ts'
import { buildFirst } from './lib/build-first.ts'
import { checkFolder, checkPort, portFromEnvironment } from './lib/checks.ts'

/**
 * `npm start`: builds what has changed and serves the portal on one address. The server runs in
 * this very process; the build does not, so that its memory is given back.
 */
const started = performance.now()
const port = portFromEnvironment()
const host = process.env.HOST || '127.0.0.1'
const dataDir = resolve(process.env.DATA_DIR || join(projectFolder, '.data'))

await checkPort(port, host)
checkFolder(dataDir, 'data folder')
checkFolder(defaultDist, 'build folder')

const plan = planBuild(defaultDist)
if (!isUpToDate(defaultDist, plan) || !isApiBuilt()) {
  const stale = plan.filter(({ built }) => !built).map(({ name }) => name)
  console.log(
    `Building ${[...stale, ...(isApiBuilt() ? [] : ['api'])].join(', ') || 'the registry'} …`,
  )
  buildFirst('all')
}

console.log('Starting the server …')
process.env.PORT = String(port)
process.env.HOST = host
process.env.DATA_DIR = dataDir
process.env.WEB_DIST ||= defaultDist
process.env.REGISTRY_FILE ||= join(process.env.WEB_DIST, 'remotes.json')
// Without its starter, `portal.mjs`, nobody would be left to stop the server.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
await import(apiEntry)
console.log(`Ready in ${((performance.now() - started) / 1000).toFixed(1)} s`)
