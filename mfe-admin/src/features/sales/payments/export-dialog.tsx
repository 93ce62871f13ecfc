import { call } from '@portal/shared/api'
import { DownloadButton } from '@portal/shared/downloads'
import { SelectField } from '@portal/shared/forms'
import { DateRangeField } from '@portal/shared/pickers'
import { Dialog, formatDate, Stack } from '@portal/shared/ui'
import { useState } from 'react'
import { entryKinds, optionsOf } from '../../../sales/money.words.ts'

type Kind = keyof typeof entryKinds

/** Gives the entries of all accounts as a file, in order of entry. */
export default function ExportDialog({ onClose }: { onClose: () => void }) {
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [kind, setKind] = useState<Kind | ''>('')
  const isTurned = from !== '' && to !== '' && to < from
  const query = { ...(from && { from }), ...(to && { to }), ...(kind && { kind }) }
  return (
    <Dialog
      open
      size="sm"
      title="Export entries"
      description="Every entry of every account in order of entry, as CSV."
      onClose={onClose}
      footer={
        <DownloadButton
          variant="primary"
          label="Download CSV"
          disabled={isTurned}
          name={`entries-${formatDate(Date.now(), 'isoDate')}.csv`}
          get={() => call('GET /User/admin/Payment/ExportEntries', { query })}
        />
      }
    >
      <Stack gap="4">
        <DateRangeField
          label="Days on which they occurred"
          first={{ value: from, onValue: setFrom }}
          last={{
            ...{ value: to, onValue: setTo },
            ...(isTurned && { error: 'The last day is before the first' }),
          }}
        />
        <SelectField
          label="Kind"
          placeholder="All kinds"
          options={optionsOf(entryKinds)}
          value={kind}
          onValue={setKind}
        />
      </Stack>
    </Dialog>
  )
}
