import { acceptOf, ChooseFiles } from '@portal/shared/files'
import { SelectField } from '@portal/shared/forms'
import { tellOutcome } from '@portal/shared/lists'
import {
  Alert,
  Box,
  Button,
  Dialog,
  Heading,
  messageOf,
  plural,
  Row,
  Stack,
  Text,
  toast,
  VisuallyHidden,
} from '@portal/shared/ui'
import { useState } from 'react'
import { useRemoveCaptions, useUploadCaptions, type Video } from './academy.queries.ts'
import { type Language, languages } from './captions.rules.ts'
import { CuesForm } from './cues-form.tsx'

/** Captions of a video's film, by language: brought as a file, edited line by line, removed. */
export default function CaptionsDialog({ video, onClose }: { video: Video; onClose: () => void }) {
  const [edited, setEdited] = useState<{ lang: string; label: string } | null>(null)
  const { asset, name } = video
  if (asset === null) return null
  const { assetId, captions } = asset
  return (
    <Dialog
      open
      size="lg"
      title={edited ? `${edited.label} captions of ${name}` : `Captions of ${name}`}
      onClose={onClose}
    >
      {edited ? (
        <CuesForm assetId={assetId} {...edited} onClose={() => setEdited(null)} />
      ) : (
        <Stack gap="6">
          <Languages assetId={assetId} captions={captions} onEdit={setEdited} />
          <Bring assetId={assetId} />
        </Stack>
      )}
    </Dialog>
  )
}

type Captions = NonNullable<Video['asset']>['captions']

interface LanguagesProps {
  assetId: string
  captions: Captions
  onEdit: (which: { lang: string; label: string }) => void
}

function Languages({ assetId, captions, onEdit }: LanguagesProps) {
  const remove = useRemoveCaptions()
  if (captions.length === 0) return <Text tone="muted">This film has no captions yet.</Text>
  return (
    <Stack as="ul" gap="2" listStyle="none">
      {captions.map(({ lang, label, cueCount }) => (
        <li key={lang}>
          <Row gap="3" flexWrap="wrap">
            <Box flex="1 1 160px" minWidth="0">
              <Text weight="medium">{label}</Text>
              <Text size="sm" tone="muted">
                {plural(cueCount, 'line')}
              </Text>
            </Box>
            <Button size="sm" variant="secondary" onClick={() => onEdit({ lang, label })}>
              Edit lines
              <VisuallyHidden>{` in ${label}`}</VisuallyHidden>
            </Button>
            <Button
              size="sm"
              variant="danger"
              onClick={() =>
                void tellOutcome(async () => {
                  await remove.write({ body: { assetId, lang } })
                  return { said: `The ${label} captions are removed.` }
                })
              }
            >
              Remove
              <VisuallyHidden>{` ${label} captions`}</VisuallyHidden>
            </Button>
          </Row>
        </li>
      ))}
    </Stack>
  )
}

/** Brings the captions of a language as a file; what was mended in it is said line by line. */
function Bring({ assetId }: { assetId: string }) {
  const [lang, setLang] = useState<Language>('en')
  const upload = useUploadCaptions()
  const label = languages.find(({ value }) => value === lang)?.label ?? lang
  const bring = async (file: File) => {
    try {
      const { cueCount } = await upload.write({ query: { assetId, lang, label }, file })
      toast.success(`${plural(cueCount, 'line')} of ${label} captions are there.`)
    } catch {
      // Said below, from the state of the write.
    }
  }
  const warnings = upload.answer?.warnings ?? []
  return (
    <Stack gap="3">
      <Heading level={3}>Bring captions</Heading>
      <SelectField
        label="Language"
        options={languages}
        value={lang}
        onValue={(value) => value !== '' && setLang(value)}
      />
      <ChooseFiles
        label="Captions file"
        hint="VTT or SRT, less than 1 MB. Those of the language that are there give way."
        accept={acceptOf('captions')}
        error={upload.error ? (messageOf(upload.error) ?? undefined) : undefined}
        onFiles={([file]) => {
          if (file) void bring(file)
        }}
      />
      {warnings.length > 0 ? (
        <Alert kind="warning">
          <Stack as="ul" gap="1" listStyle="none">
            {warnings.slice(0, 20).map(({ line, message }) => (
              <li key={`${line} ${message}`}>{`Line ${line}: ${message}`}</li>
            ))}
          </Stack>
        </Alert>
      ) : null}
    </Stack>
  )
}
