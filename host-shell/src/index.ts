import { report } from '@portal/shared/report'
import { start } from './bootstrap.tsx'

addEventListener('unhandledrejection', (event) => report('unhandled rejection', event.reason))

// The shell's entry. A function that waits, and no `await` at the top of a module, for which the
// build would add half a kilobyte to the first script.
void start()
