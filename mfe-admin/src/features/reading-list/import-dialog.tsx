import { ChooseFiles } from '@portal/shared/files'
import {
  Alert,
  Box,
  Button,
  Dialog,
  messageOf,
  plural,
  Stack,
  Text,
  toast,
} from '@portal/shared/ui'
import { useState } from 'react'
import { type Looked, useImport } from './reading.queries.ts'

/** A file that was looked at. */
interface Chosen {
  name: string
  csv: string
  looked: Looked
}

/** Adds items from a CSV file: it is looked at first, and then added whole or not at all. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const look = useImport()
  const add = useImport()
  const choose = async (file: File) => {
    setChosen(null)
    add.reset()
    try {
      const csv = await file.text()
      const looked = await look.write({ body: { csv, isDryRun: true } })
      setChosen({ name: file.name, csv, looked })
    } catch {
      // Said below, from the state of the write.
    }
  }
  const addAll = async ({ csv }: Chosen) => {
    try {
      const { added } = await add.write({ body: { csv, isDryRun: false } })
      toast.success(`${plural(added, 'item is', 'items are')} added.`)
      onClose()
    } catch {
      // Said below, from the state of the write.
    }
  }
  const isGood = chosen !== null && chosen.looked.faults.length === 0
  const error = add.error ?? look.error
  return (
    <Dialog
      open
      size="lg"
      title="Import items"
      description="Nothing is added before you have seen what would come of it."
      onClose={onClose}
      footer={
        <>
          <Button
            variant="primary"
            disabled={!isGood}
            loading={add.isWriting}
            onClick={() => {
              if (isGood) void addAll(chosen)
            }}
          >
            {isGood ? `Add ${plural(chosen.looked.rows, 'item')}` : 'Add items'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <Stack gap="4">
        <ChooseFiles
          label="CSV file"
          hint="With the columns Subject, Kind and Title; and Authors, Why, Address, Book, Level, Minutes and State, where you have them. 500 rows at most."
          accept=".csv,text/csv"
          disabled={look.isWriting || add.isWriting}
          isFilled={chosen !== null}
          onFiles={([file]) => {
            if (file !== undefined) void choose(file)
          }}
        />
        {error === null ? null : (
          <Alert kind="danger" live title="The file could not be taken">
            {messageOf(error)}
          </Alert>
        )}
        {chosen === null ? null : <Outcome chosen={chosen} />}
      </Stack>
    </Dialog>
  )
}

function Outcome({ chosen: { name, looked } }: { chosen: Chosen }) {
  const { rows, faults } = looked
  if (faults.length === 0) {
    return (
      <Alert kind="success" live title={`${name} can be added`}>
        {`${plural(rows, 'item')} would be added at the ends of their subjects.`}
      </Alert>
    )
  }
  return (
    <Stack gap="3">
      <Alert kind="warning" live title={`${name} cannot be added as it is`}>
        {`${plural(faults.length, 'fault')} in ${plural(rows, 'row')}. Mend the file and choose it again.`}
      </Alert>
      <Box maxHeight="16rem" overflowY="auto" tabIndex={0} role="region" aria-label="Faults">
        <Stack as="ul" gap="1" listStyleType="none">
          {faults.map(({ row, column, message }) => (
            <Text as="li" size="sm" key={`${row} ${column} ${message}`}>
              {`Line ${row}, ${column}: ${message}`}
            </Text>
          ))}
        </Stack>
      </Box>
    </Stack>
  )
}
