import { Button, Row, Stack } from '@portal/shared/ui'
import { Plus } from 'lucide-react'
import { newFiling } from './filing.rules.ts'
import { FilingForm } from './filing-form.tsx'
import type { FilingsForm } from './use-filings-form.ts'

/** The forms of new filings, and the way to another; at most so many are sent together. */
const most = 50

/** Forms of filings to make, and `Add Assignment`. */
export function NewFilings({ form }: { form: FilingsForm }) {
  const list = form.list('questionAssignments')
  return (
    <Stack gap="3">
      {list.items.map(({ key, at }) => (
        <FilingForm key={key} form={form} at={at} onRemove={() => list.remove(at)} />
      ))}
      <Row>
        {list.items.length < most ? (
          <Button
            {...list.adder}
            icon={<Plus size={18} aria-hidden />}
            onClick={() => list.add(newFiling)}
          >
            Add Assignment
          </Button>
        ) : null}
      </Row>
    </Stack>
  )
}
