const cleanUps: (() => unknown)[] = []

/** Has something done when the command is stopped: Ctrl-C, a signal, or its starter's end. */
export function onStop(cleanUp: () => unknown): void {
  cleanUps.push(cleanUp)
}

async function stop(): Promise<void> {
  // The newest first, as with anything that stands on what came before it.
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
  process.exit(process.exitCode ?? 0)
}

/** Starts to listen for the signals; a command that does not call it ends the default way. */
export function stopCleanly(): void {
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  // `portal.mjs` is gone without a word, as after `kill -9`.
  process.once('disconnect', stop)
}

/** Ends the command with one line that says why. */
export function fail(line: string): never {
  console.error(line)
  process.exit(1)
}
