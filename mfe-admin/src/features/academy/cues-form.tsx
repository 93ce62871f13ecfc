import { bodyOf } from '@portal/shared/bodies'
import { Form, NumberField, SaveBar, TextArea, useForm } from '@portal/shared/forms'
import {
  Box,
  Button,
  plural,
  QueryRegion,
  Row,
  SkeletonList,
  Stack,
  Surface,
  Text,
  toast,
} from '@portal/shared/ui'
import { useState } from 'react'
import { type Cues, useCues, useSaveCues } from './academy.queries.ts'
import { type EditedCue, lineAfter, linesOfPage, savedCues } from './captions.rules.ts'

interface CuesFormProps {
  assetId: string
  lang: string
  label: string
  onClose: () => void
}

/** The lines of the captions of one language, edited in place. */
export function CuesForm(props: CuesFormProps) {
  const cues = useCues(props.assetId, props.lang)
  return (
    <QueryRegion
      query={cues}
      failed="The captions could not be loaded"
      skeleton={<SkeletonList rows={8} />}
    >
      {(captions) => <Lines captions={captions} {...props} />}
    </QueryRegion>
  )
}

const valuesOf = ({ version, cues }: Cues): { version: number; cues: EditedCue[] } => ({
  version,
  cues,
})

function Lines({ captions, assetId, lang, label, onClose }: CuesFormProps & { captions: Cues }) {
  const save = useSaveCues()
  const [page, setPage] = useState(0)
  const form = useForm({
    name: `captions ${assetId} ${lang}`,
    start: valuesOf(captions),
    schema: bodyOf('POST /Media/admin/Caption/SaveCues'),
    body: ({ version, cues }) => ({ assetId, lang, label, version, cues: savedCues(cues) }),
    failed: 'The captions could not be saved',
    write: (body) => save.write({ body }),
    done: () => toast.success(`The ${label} captions are saved.`),
  })
  const list = form.list('cues')
  const all = form.values.cues
  const pages = Math.max(1, Math.ceil(all.length / linesOfPage))
  const at = Math.min(page, pages - 1)
  const first = at * linesOfPage
  const shown = list.items.slice(first, first + linesOfPage)
  return (
    <Stack gap="4">
      <Row gap="3" flexWrap="wrap">
        <Button size="sm" variant="secondary" onClick={onClose}>
          Back to the languages
        </Button>
        <Text size="sm" tone="muted">
          {plural(all.length, 'line')}
        </Text>
      </Row>
      <Form label={`${label} captions`} {...form.frame}>
        {shown.map(({ key, at: place }) => (
          <Surface key={key} padding="3">
            <Row gap="3" flexWrap="wrap" alignItems="flex-start">
              <Box flex="0 1 110px" minWidth="0">
                <NumberField
                  label={`From, line ${place + 1}`}
                  min={0}
                  step={0.1}
                  {...form.field(`cues.${place}.start`)}
                />
              </Box>
              <Box flex="0 1 110px" minWidth="0">
                <NumberField
                  label={`To, line ${place + 1}`}
                  min={0}
                  step={0.1}
                  {...form.field(`cues.${place}.end`)}
                />
              </Box>
              <Box flex="1 1 240px" minWidth="0">
                <TextArea
                  label={`Text, line ${place + 1}`}
                  rows={2}
                  maxLength={500}
                  {...form.field(`cues.${place}.text`)}
                />
              </Box>
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Remove line ${place + 1}`}
                onClick={() => list.remove(place)}
              >
                Remove
              </Button>
            </Row>
          </Surface>
        ))}
        <Row gap="3" flexWrap="wrap">
          <Button size="sm" disabled={at === 0} onClick={() => setPage(at - 1)}>
            Lines before
          </Button>
          <Text size="sm">{`Page ${at + 1} of ${pages}`}</Text>
          <Button size="sm" disabled={at + 1 >= pages} onClick={() => setPage(at + 1)}>
            Lines after
          </Button>
          <Button
            size="sm"
            variant="secondary"
            onClick={() => {
              list.add(lineAfter(all))
              setPage(Math.floor(all.length / linesOfPage))
            }}
          >
            Add a line
          </Button>
        </Row>
        <SaveBar {...form.bar} />
      </Form>
    </Stack>
  )
}
