import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '@portal/shared/build'
import { themeFiles } from '@portal/shared/build/theme'

/** `npm run theme`: writes anew what the browser knows of the design system's tokens and rules. */
for (const [path, text] of Object.entries(themeFiles)) {
  writeFileSync(join(projectFolder, path), text)
  console.log(path)
}
