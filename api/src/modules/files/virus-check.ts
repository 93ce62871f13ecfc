import path from 'node:path'
import type { Asked } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { Content } from '../../files/content.ts'
import { scan } from '../../files/virus-scanner.ts'
import { Problem } from '../../problem.ts'

/**
 * Has the scanner look at a file, where there is one.
 * @throws Problem 422 for a file with a virus, which is written down; 503 while no answer comes from
 *   the scanner, since nothing is let through unseen.
 */
export async function checkForViruses(asked: Asked, name: string, content: Content): Promise<void> {
  const { clamdAddress } = asked.server.settings
  if (clamdAddress === undefined) return
  const found = await scan(clamdAddress, content).catch((error: unknown) => {
    throw new Problem(503, 'Files cannot be checked for viruses right now. Please try again.', {
      retryAfter: 60,
      cause: error,
    })
  })
  if (found === undefined) return
  // Its name may be somebody's, and what is written down here stays when they are forgotten.
  await audit(asked.db, asked, 'file refused', { details: { ending: path.extname(name), found } })
  throw new Problem(422, 'This file was refused by the virus check.')
}
