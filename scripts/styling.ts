import { join } from 'node:path'
import { projectFolder } from '@portal/shared/build'
import { findBrowser } from './lib/machine.ts'
import { runCommand } from './lib/steps.ts'

/**
 * `npm run styling`: whether every page looks as Chakra styles it, in both modes at three widths and
 * as it is printed; `npm test` looks at one page of eight in one of these.
 */
const browser = await findBrowser()
const { code } = await runCommand(
  process.execPath,
  [
    join(projectFolder, 'node_modules/vitest/vitest.mjs'),
    ...['run', '--project=browser', '--reporter=verbose', 'e2e/styling'],
  ],
  {
    env: { NODE_ENV: 'test', STYLING: 'all', ...(browser && { CHROMIUM_PATH: browser }) },
    show: true,
  },
)
process.exitCode = code
