import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '@portal/shared/build'
import { remoteNames } from '@portal/shared/contract'
import { format, type ICruiseResult } from 'dependency-cruiser'
import { folderCycles } from './lib/borders/folder-cycles.rules.ts'
import { runCommand } from './lib/steps.ts'

/** `npm run borders`: whether imports keep to their directions, of files and of folders. */
const reports = join(projectFolder, 'test-results')
const report = join(reports, 'borders.json')
mkdirSync(reports, { recursive: true })

const { code, output } = await runCommand(join(projectFolder, 'node_modules/.bin/depcruise'), [
  ...['--config', '.dependency-cruiser.mjs', '--output-type', 'json', '--output-to', report],
  ...['host-shell', ...remoteNames, 'shared', 'api', 'e2e'],
])
if (code !== 0) {
  console.log(output)
  process.exit(code)
}
const found: ICruiseResult = JSON.parse(readFileSync(report, 'utf8'))

const files = await format(found, { outputType: 'err' })
console.log(files.output)

const cycles = folderCycles(
  found.modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved, dependencyTypes }) => ({
      from: source,
      to: resolved,
      isOfTypes: dependencyTypes.includes('type-only'),
    })),
  ),
)
for (const cycle of cycles) {
  console.log('  error folders import one another:')
  for (const { from, to } of cycle) console.log(`      ${from} → ${to}`)
}
process.exitCode = files.exitCode > 0 || cycles.length > 0 ? 1 : 0
