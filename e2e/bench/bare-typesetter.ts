import type { PrintedDocument } from '../../api/src/printing/document.ts'
import { openTypesetter } from '../../api/src/printing/typesetter.ts'

/**
 * The library alone, in a process of its own, so that it is as new as the printer's: sets each
 * document that it is sent and says how many milliseconds that took.
 */
const typesetter = await openTypesetter()

process.on('message', async (document: PrintedDocument) => {
  const before = performance.now()
  await typesetter.set(document)
  process.send?.(performance.now() - before)
})
process.on('disconnect', () => process.exit(0))
