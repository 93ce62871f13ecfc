import { acceptOf, ChooseFiles, SendingRows, useUploads } from '@portal/shared/files'
import { type FieldCommon, steady, useUnsent } from '@portal/shared/forms'
import { type Found, SearchPicker } from '@portal/shared/pickers'
import { Alert, formatDuration, QueryRegion, Skeleton, Stack, Text } from '@portal/shared/ui'
import { useState } from 'react'
import { type Film, filmsThere, useFilm } from './academy.queries.ts'

interface FilmFieldProps extends FieldCommon {
  /** Id of the film; '' for none. */
  value: string
  onValue: (value: string) => void
  /** The film that is there at first. */
  known: Found | undefined
  name?: string
  readOnly?: true
}

/**
 * The film of a video: one that is there already, or a file that is sent now, in parts that go on
 * after a reload, and checked by the server.
 */
export const FilmField = /* @__PURE__ */ steady(function FilmField(props: FilmFieldProps) {
  const { value, onValue, known, readOnly, label, ...field } = props
  const [brought, setBrought] = useState<Found>()
  const take = (assetId: string, name: string) => {
    setBrought({ value: assetId, label: name })
    onValue(assetId)
  }
  const { send, ...uploads } = useUploads(
    'video',
    ({ asset, name }) => {
      if (asset) take(asset.assetId, name)
    },
    'academy',
  )
  useUnsent(
    field.name,
    uploads.sending.some(({ error }) => error === undefined),
  )
  const named = [brought, known].find((one) => one?.value === value)
  return (
    <Stack gap="3">
      <SearchPicker
        key={named?.value}
        label={label}
        hint="One that is there already, or bring a file below."
        none="No film yet"
        from={filmsThere}
        known={named}
        {...{ value, onValue, ...(readOnly && { readOnly }) }}
        {...field}
      />
      <SendingRows {...uploads} />
      {value === '' ? null : <FilmState id={value} />}
      {readOnly ? null : (
        <ChooseFiles
          label="Bring a film"
          hint="MP4 with H.264, or WebM. It goes on where it stopped when you choose the same file again."
          accept={acceptOf('video')}
          isFilled={value !== ''}
          onFiles={(files) => send(files.slice(0, 1))}
        />
      )}
    </Stack>
  )
})

const beingChecked = {
  uploading: true,
  checking: true,
  converting: true,
  ready: false,
  failed: false,
}

/** How a film stands: on its way, ready, or why it cannot be played. */
function FilmState({ id }: { id: string }) {
  const film = useFilm(id)
  return (
    <QueryRegion
      query={film}
      compact
      failed="The film could not be looked up"
      skeleton={<Skeleton height="24px" />}
    >
      {(found) => (
        <div role="status">
          <FilmLine film={found} />
        </div>
      )}
    </QueryRegion>
  )
}

function FilmLine({ film }: { film: Film }) {
  const { state, failure, durationSeconds, width, height, captions } = film
  if (state === 'failed') return <Alert kind="danger">{failure}</Alert>
  if (beingChecked[state]) return <Text size="sm">The film is being checked …</Text>
  const facts = [
    durationSeconds === null ? null : formatDuration(durationSeconds),
    width === null || height === null ? null : `${width} × ${height}`,
    captions.length === 0 ? 'no captions' : captions.map((one) => one.label).join(', '),
  ]
  return <Text size="sm">{`Ready: ${facts.filter((one) => one !== null).join(', ')}`}</Text>
}
