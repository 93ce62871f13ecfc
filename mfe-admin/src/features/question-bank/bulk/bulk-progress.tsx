import { formatNumber, ProgressBar } from '@portal/shared/ui'
import { bulkStates, progressOf, type Standing } from './bulk.rules.ts'

/** How far the job is that is at a change; nothing where none is. */
export function BulkProgress({ standing, name }: { standing: Standing; name: string }) {
  const progress = progressOf(standing)
  if (progress === null) return null
  const { done, of } = progress
  return (
    <ProgressBar
      label={`${bulkStates[standing.state].label}: ${name}`}
      value={of === 0 ? undefined : done / of}
      text={`${formatNumber(done)} of ${formatNumber(of)}`}
    />
  )
}
