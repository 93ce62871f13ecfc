import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '@portal/shared/build'
import { installedPackages, licenceList } from './lib/supply-chain/licences.ts'
import { readLockFile, shippedPackages } from './lib/supply-chain/lock-file.ts'

/** `npm run licences`: writes `docs/licences.md` anew. */
const shipped = shippedPackages(readLockFile())
const passedOn = installedPackages().filter(({ name, version }) =>
  shipped.has(`${name}@${version}`),
)
writeFileSync(join(projectFolder, 'docs/licences.md'), licenceList(passedOn))
console.log(`docs/licences.md: ${passedOn.length} packages`)
