import { DownloadButton } from '@portal/shared/downloads'
import { FileField, FilesField, FileUpload, type FileValue } from '@portal/shared/files'
import { useState } from 'react'
import type { FileKind } from '../../contract/file-kinds.ts'
import { Card, Grid, Row, Stack, toast } from '../index.ts'
import { playCalls, Refusal } from './played-calls.ts'
import { playSending } from './played-sending.ts'
import { give, Prepared, press } from './prepared.tsx'

playSending()
const partBytes = 2_000_000
playCalls({
  // Half of it is there from before.
  'POST /Media/Upload/Begin': () => ({
    ...{ uploadId: 'lesson', partBytes, parts: 4, received: [1, 2] },
  }),
  'POST /Media/Upload/Abort': () => undefined,
})

const fileOf = (name: string, bytes: number, type = 'application/pdf') =>
  new File([new Uint8Array(bytes)], name, { type })

interface FileState {
  title: string
  kind: FileKind
  files: () => readonly File[]
}

const states: readonly FileState[] = [
  { title: 'On its way', kind: 'pdf', files: () => [fileOf('Essay.pdf', 8_000_000)] },
  {
    title: 'Cut off before, and gone on from there',
    kind: 'video',
    files: () => [fileOf('Lesson.mp4', 4 * partBytes, 'video/mp4')],
  },
  { title: 'Cut off', kind: 'pdf', files: () => [fileOf('Cut off.pdf', 900_000)] },
  {
    title: 'Too large',
    kind: 'image',
    files: () => [fileOf('Photo.jpg', 2_500_000, 'image/jpeg')],
  },
  { title: 'Of another kind', kind: 'pdf', files: () => [fileOf('Notes.txt', 900, 'text/plain')] },
  { title: 'With a virus', kind: 'pdf', files: () => [fileOf('Infected.pdf', 90_000)] },
  { title: 'Not to be checked now', kind: 'pdf', files: () => [fileOf('Busy.pdf', 90_000)] },
  { title: 'Kept', kind: 'pdf', files: () => [fileOf('Vectors.pdf', 480_000)] },
]

/** One field with a file that a played server takes, refuses or never has. */
function OneFile({ title, kind, files }: FileState) {
  const [value, setValue] = useState<FileValue | null>(null)
  return (
    <Prepared act={(frame) => give(files())(frame)}>
      <FileField label={title} kind={kind} value={value} onValue={setValue} />
    </Prepared>
  )
}

const slides: FileValue = { id: '2', name: 'Slides.pdf', bytes: 1_800_000 }

function TakenAway() {
  const [value, setValue] = useState<FileValue | null>(slides)
  return (
    <Prepared act={press('Remove')}>
      <FileField
        label="Slides"
        kind="pdf"
        value={value}
        onValue={setValue}
        error={value === null ? 'Give the slides' : undefined}
      />
    </Prepared>
  )
}

const several = () => [
  fileOf('Second sheet.pdf', 610_000),
  fileOf('Infected.pdf', 90_000),
  fileOf('Essay.pdf', 8_000_000),
  fileOf('Fifth sheet.pdf', 90_000),
]

function SeveralFiles() {
  const [value, setValue] = useState<readonly FileValue[]>([
    { id: '1', name: 'Vectors, first sheet.pdf', bytes: 482_000 },
  ])
  return (
    <Prepared act={(frame) => give(several())(frame)}>
      <FilesField label="Worked solutions" kind="pdf" max={4} value={value} onValue={setValue} />
    </Prepared>
  )
}

const never = () => new Promise<never>(() => undefined)

/** What is made when somebody asks for it: PDFs and lists as files. */
function Downloads() {
  const pdf = { label: 'Download PDF', name: 'example.pdf' }
  return (
    <Row>
      <DownloadButton {...pdf} get={async () => new Blob(['An example.'])} />
      <Prepared act={press('Download')}>
        <DownloadButton {...pdf} get={never} />
      </Prepared>
      <DownloadButton
        {...pdf}
        label="Download one that fails"
        get={async () => {
          throw new Refusal(503, 'The PDF could not be made just now. Try again.')
        }}
      />
    </Row>
  )
}

/** Files as they are sent, kept and refused, and those that the portal gives. The server is played. */
export function FilesSection() {
  return (
    <Stack gap="6">
      <Grid columns={2}>
        {states.map((state) => (
          <Card key={state.title} title={state.title}>
            <OneFile {...state} />
          </Card>
        ))}
        <Card title="Taken away again">
          <TakenAway />
        </Card>
        <Card title="Several: one kept, one refused, one on its way, one too many">
          <SeveralFiles />
        </Card>
        <Card title="Read only">
          <FileField label="Slides" kind="pdf" readOnly value={slides} onValue={never} />
        </Card>
        <Card title="Sent at once, kept by no form">
          <FileUpload
            label="Slides and handouts"
            kind="document"
            hint="PDF, Word, PowerPoint, Excel, PNG or JPEG, less than 25 MB each."
            multiple
            onKept={({ name }) => toast.success(`${name} is kept`)}
          />
        </Card>
      </Grid>
      <Card
        title="Downloads and printing"
        description="At rest, being made, and one that says why it cannot be had."
      >
        <Downloads />
      </Card>
    </Stack>
  )
}
