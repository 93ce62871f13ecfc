import { DownloadButton } from '@portal/shared/downloads'
import { acceptOf, ChooseFiles, fileFault, SendingRows } from '@portal/shared/files'
import { SegmentedControl } from '@portal/shared/forms'
import { Dialog, Stack, Text } from '@portal/shared/ui'
import { useState } from 'react'
import { kindOptions, kinds } from './import.words.ts'
import { getTemplate, type ImportKind, useImportSends } from './imports.queries.ts'

export interface ImportDialogProps {
  /** What is chosen at first. */
  kind: ImportKind
  /** Opens the import that the file has become. */
  onMade: (importId: string) => void
  onClose: () => void
}

/** Brings a file: what its rows are, what such a file looks like, and the file. */
export default function ImportDialog({ kind: first, onMade, onClose }: ImportDialogProps) {
  const [kind, setKind] = useState(first)
  const [fault, setFault] = useState<string>()
  const { send, ...uploads } = useImportSends(kind, onMade)
  const isSending = uploads.sending.some(({ error }) => error === undefined)
  const choose = ([file]: File[]) => {
    if (file === undefined) return
    const wrong = fileFault(file, 'table')
    setFault(wrong === null ? undefined : `${file.name}: ${wrong}. Divide it into several files.`)
    // Another takes the place of one that did not get there.
    for (const { key } of uploads.sending) uploads.cancel(key)
    if (wrong === null) send([file])
  }
  return (
    <Dialog
      open
      title={`Import ${kinds[kind].rows}`}
      description="Nothing is written before you have seen what comes of each row."
      keepOnPressOutside={isSending}
      onClose={onClose}
    >
      <Stack gap="5">
        <SegmentedControl
          label="What is in the file"
          options={kindOptions}
          value={kind}
          onValue={setKind}
        />
        <Stack gap="3" alignItems="flex-start">
          <Text>{kinds[kind].brings}</Text>
          <DownloadButton
            label="Download template"
            name={`${kinds[kind].rows}-template.csv`}
            get={() => getTemplate(kind)}
          />
        </Stack>
        <ChooseFiles
          label="File"
          hint="A CSV of less than 5 MB with at most 10,000 rows, columns named in its first line. A spreadsheet is saved as CSV UTF-8 first."
          accept={acceptOf('table')}
          disabled={isSending}
          error={fault}
          onFiles={choose}
        />
        <SendingRows {...uploads} />
      </Stack>
    </Dialog>
  )
}
