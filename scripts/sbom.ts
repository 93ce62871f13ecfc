import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { projectFolder } from '@portal/shared/build'
import * as z from 'zod'
import { fail } from './lib/stopping.ts'
import { runPnpm } from './lib/supply-chain/pnpm.ts'

/**
 * `npm run sbom [file]`: writes what the portal is made of as CycloneDX JSON, `dist/sbom.cdx.json`
 * unless a file is named. The package manager makes it from the lock file.
 */
const file = resolve(process.argv[2] ?? join(projectFolder, 'dist/sbom.cdx.json'))
const { code, output } = await runPnpm('sbom', '--sbom-format', 'cyclonedx', '--prod')
const schema = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(z.looseObject({ name: z.string(), purl: z.string() })).min(1),
})
if (code !== 0) fail(output.trim())
const sbom = schema.parse(
  JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)),
)
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`)
console.log(`${file}: ${sbom.components.length} components`)
