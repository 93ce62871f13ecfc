import type { CallInput } from '@portal/shared/api'
import type { BulkAction } from '@portal/shared/lists'
import { useNavigate } from '@portal/shared/router'
import { chosenOf } from '../bulk/bulk.rules.ts'
import { type exportCall, useExport } from './interchange.queries.ts'
import { exportsPath } from './paths.ts'

/** Which questions are written: these, all that are found, or those of a paper. */
type Which = Omit<CallInput<typeof exportCall>['body'], 'format'>

export interface Exporting {
  isBeginning: boolean
  /** Has a file begun, opens the list of files and answers what is said of it. */
  begin: (which: Which) => Promise<{ said: string }>
}

/** Writes questions into a file for other systems. */
export function useExporting(): Exporting {
  const navigate = useNavigate()
  const { write, isWriting } = useExport()
  return {
    isBeginning: isWriting,
    begin: async (which) => {
      await write({ body: { format: 'moodle', ...which } })
      navigate(exportsPath)
      return { said: 'The file is being written. It can be downloaded here once it is ready.' }
    },
  }
}

/** So many questions are named one by one, at most. */
const mostNamed = 1_000

/** What writes the questions that are chosen of the list. */
export const exportBulk = ({ begin }: Exporting): BulkAction => ({
  id: 'export',
  label: 'Export',
  run: async (chosen) => {
    const asked = chosenOf(chosen)
    if ('filter' in asked) return await begin({ filter: asked.filter })
    const { questionIds } = asked
    if (questionIds.length > mostNamed) {
      throw new Error(`Choose up to ${mostNamed.toLocaleString('en-GB')}, or all that fit a filter`)
    }
    return await begin({ questionIds })
  },
})
