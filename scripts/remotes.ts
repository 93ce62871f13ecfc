import { defaultDist, ReleaseError } from '@portal/shared/build'
import { runRemotes } from './lib/remotes/run.ts'
import { fail } from './lib/stopping.ts'

/** `npm run remotes`: builds and releases one remote at a time; docs/deploying.md says how. */
try {
  await runRemotes(process.argv.slice(2), {
    print: console.log,
    environment: process.env,
    dist: defaultDist,
  })
} catch (error) {
  if (error instanceof ReleaseError) fail(error.message)
  // A build's own messages, or a mistake of the tool's.
  fail(error instanceof Error ? (error.stack ?? error.message) : String(error))
}
