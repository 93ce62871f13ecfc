import { ChooseFiles, SendingRows } from '@portal/shared/files'
import { TextField } from '@portal/shared/forms'
import { queryOf, useQuery } from '@portal/shared/query'
import { useNavigate } from '@portal/shared/router'
import { Button, Card, formatBytes, Grid, Row, Stack, Text } from '@portal/shared/ui'
import { useState } from 'react'
import { PlaceFields } from '../bulk/place-fields.tsx'
import { readPlace } from '../questions/place.rules.ts'
import { importPath } from './paths.ts'
import { useImportSends } from './use-import-sends.ts'

/** Brings a file: which, where it comes from, and a topic for what has no filing. */
export function BringCard() {
  const navigate = useNavigate()
  const [file, setFile] = useState<File | null>(null)
  const [origin, setOrigin] = useState('')
  const [place, setPlace] = useState('')
  const topic = readPlace(place)
  const defaultTopicId = topic?.kind === 'topic' ? topic.id : null
  const { send, ...uploads } = useImportSends({ origin, defaultTopicId }, (importId) =>
    navigate(importPath(importId)),
  )
  const { data: tree } = useQuery({ ...queryOf('GET /subject/admin/Tree'), enabled: file !== null })
  const fault = file === null ? undefined : faultOf(file)
  if (uploads.sending.length > 0) {
    return (
      <Card title="Bring a file">
        <Stack gap="3">
          <SendingRows {...uploads} />
          <Text size="sm" tone="muted">
            Stay on this page until the file is there. If the connection breaks, it goes on where it
            stopped.
          </Text>
        </Stack>
      </Card>
    )
  }
  return (
    <Card title="Bring a file">
      <Stack gap="4">
        <ChooseFiles
          label="File of questions"
          hint="Nothing changes in the question bank before you have seen what comes of it. At most 250 MB."
          accept=".xml,.zip,.imscc,.qti,.txt,.gift,.csv"
          isFilled={file !== null}
          error={fault}
          onFiles={([chosen]) => {
            if (chosen === undefined) return
            setFile(chosen)
            setOrigin(chosen.name.slice(0, 200))
          }}
        />
        {file === null || fault !== undefined ? null : (
          <>
            <Text overflowWrap="anywhere">{`${file.name}, ${formatBytes(file.size)}`}</Text>
            <TextField
              label="Origin"
              hint="Files of one origin belong together: what was brought before is known again by it."
              maxLength={200}
              value={origin}
              onValue={setOrigin}
            />
            <Stack gap="2" role="group" aria-label="A topic for what has no filing">
              <Text weight="medium">A topic for what has no filing</Text>
              <Text size="sm" tone="muted">
                Left out, such questions are filed nowhere.
              </Text>
              <Grid columns={2}>
                <PlaceFields tree={tree ?? []} value={place} onValue={setPlace} />
              </Grid>
            </Stack>
            <Row gap="3">
              <Button variant="primary" onClick={() => send([file])}>
                Read the file
              </Button>
              <Button variant="ghost" onClick={() => setFile(null)}>
                Clear
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </Card>
  )
}

const mostBytes = 250 * 1_048_576

/** What the server would say of a file before it has any of it. */
function faultOf({ size }: File): string | undefined {
  if (size === 0) return 'The file is empty.'
  return size > mostBytes ? 'A file may have 250 MB at most.' : undefined
}
