import { type Column, DataTable } from '@portal/shared/tables'
import { EmptyState, plural, Stack, Text } from '@portal/shared/ui'
import { moved, type ShareLine, sharesByMarker } from './queue.rules.ts'
import type { Marker, Share } from './submissions.queries.ts'

export interface SharePreviewProps {
  shares: readonly Share[]
  markers: readonly Marker[]
}

/** What a sharing out comes to: by marker what each has now, gets, gives up and then has. */
export function SharePreview({ shares, markers }: SharePreviewProps) {
  const lines = sharesByMarker(shares)
  if (lines.length === 0) {
    return (
      <EmptyState compact level={3} title="Nothing would change">
        All of them are where they would go, or nobody can take them.
      </EmptyState>
    )
  }
  const markerOf = ({ markerId }: ShareLine) => markers.find((one) => one.markerId === markerId)
  const columns: Column<ShareLine>[] = [
    {
      ...{ id: 'marker', header: 'Marker', primary: true },
      cell: (line) =>
        line.markerId === '' ? 'The pool' : (markerOf(line)?.name ?? 'Another marker'),
    },
    { id: 'now', header: 'Has', align: 'end', cell: (line) => markerOf(line)?.open ?? '–' },
    { id: 'gives', header: 'Gives up', align: 'end', cell: ({ gives }) => gives },
    { id: 'gets', header: 'Gets', align: 'end', cell: ({ gets }) => gets },
    {
      ...{ id: 'then', header: 'Then has', align: 'end' },
      cell: (line) => {
        const marker = markerOf(line)
        if (marker === undefined) return '–'
        return `${marker.open + line.gets - line.gives} of ${marker.capacity}`
      },
    },
  ]
  const changed = moved(shares).length
  const stay = shares.length - changed
  return (
    // Reached by keys, since the dialog scrolls it and nothing else in it takes the focus.
    <Stack gap="3" role="group" aria-label="Preview" tabIndex={0}>
      <Text>
        {plural(changed, 'submission goes', 'submissions go')} to somebody else
        {stay === 0
          ? '.'
          : stay === 1
            ? ', 1 stays where it is.'
            : `, ${stay} stay where they are.`}
      </Text>
      <DataTable
        label="How they would be shared out"
        columns={columns}
        rows={lines}
        rowKey={({ markerId }) => markerId}
      />
    </Stack>
  )
}
