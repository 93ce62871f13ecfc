import { students } from '@portal/shared/alerts'
import { SearchPicker } from '@portal/shared/pickers'
import { Button, Dialog, Row, Stack } from '@portal/shared/ui'
import { useState } from 'react'

export interface BookDialogProps {
  /** When it would be, in words: `Thursday 4 March, 16:30`. */
  when: string
  onChoose: (studentId: string) => void
  onClose: () => void
}

/** With whom an hour is to be booked at a free time. */
export default function BookDialog({ when, onChoose, onClose }: BookDialogProps) {
  const [studentId, setStudent] = useState('')
  return (
    <Dialog open title="Schedule an hour" description={when} onClose={onClose}>
      <Stack gap="5">
        <SearchPicker
          label="Student"
          name="studentId"
          from={students}
          value={studentId}
          onValue={setStudent}
        />
        <Row gap="2" justifyContent="flex-end">
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={studentId === ''} onClick={() => onChoose(studentId)}>
            Go on
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
