import { Form, SaveBar, SegmentedControl, TextField } from '@portal/shared/forms'
import { RichTextField } from '@portal/shared/rich-text-editor'
import {
  Box,
  Button,
  Heading,
  Stack,
  Surface,
  Text,
  useMedia,
  VisuallyHidden,
} from '@portal/shared/ui'
import { useState } from 'react'
import type { EditedPage } from './learn.queries.ts'
import { PageReading } from './page-reading.tsx'
import { usePageForm } from './use-page-form.ts'
import { usePreview } from './use-preview.ts'

const sides = [
  { value: 'text', label: 'Text' },
  { value: 'preview', label: 'Preview' },
] as const

const wideColumns = 'minmax(0, 1fr) minmax(0, 1fr)'

/** Writes a page, with what students will read at its right, on narrow windows in its place. */
export default function PageEditor({ page }: { page: EditedPage }) {
  const { form, saveDraft, publish } = usePageForm(page)
  const [side, setSide] = useState<(typeof sides)[number]['value']>('text')
  const saved = page.draft ?? page
  const isWide = useMedia('(min-width: 80rem)', true)
  const shownAt = (at: typeof side) => (isWide || side === at ? 'block' : 'none')
  return (
    <Stack gap="5">
      {isWide ? null : (
        <SegmentedControl
          label="Show"
          value={side}
          options={sides}
          onValue={(next) => setSide(next)}
        />
      )}
      <Box
        display="grid"
        gap="8"
        alignItems="start"
        gridTemplateColumns={isWide ? wideColumns : 'minmax(0, 1fr)'}
      >
        <Box minWidth="0" display={shownAt('text')}>
          <Form label={`Edit ${page.title}`} {...form.frame} onSubmit={publish}>
            {/* The headings of the page begin at the third level, so that one must stand above them. */}
            <VisuallyHidden as="h2">Text of the page</VisuallyHidden>
            <RichTextField label="Text" equations headings={[3, 4]} {...form.field('body')} />
            <TextField
              label="Film"
              hint="Its address, https://…, of an MP4. A film of the portal’s own is shown in its place."
              optional
              inputMode="url"
              {...form.field('videoUrl')}
            />
            <TextField
              label="Note on the change"
              hint="For whoever looks through the history."
              optional
              maxLength={500}
              {...form.field('note')}
            />
            <SaveBar look="bar" label="Publish" unsaved="Not saved yet" {...form.bar}>
              <Button onClick={saveDraft} aria-disabled={form.isWriting}>
                Save draft
              </Button>
            </SaveBar>
          </Form>
        </Box>
        <Box minWidth="0" display={shownAt('preview')}>
          <Preview
            page={{ ...page, videoUrl: filmOf(form.values.videoUrl) }}
            body={form.values.body}
            first={{ body: saved.body, html: saved.html }}
          />
        </Box>
      </Box>
    </Stack>
  )
}

/** An address that can be played; null while it is none yet. */
function filmOf(address: string): string | null {
  const isWhole = address.startsWith('https://') && URL.canParse(address)
  return isWhole ? address : null
}

interface PreviewProps {
  page: Pick<EditedPage, 'title' | 'film' | 'videoUrl'>
  body: string
  first: { body: string; html: string }
}

function Preview({ page, body, first }: PreviewProps) {
  const { html, isFailed } = usePreview(body, first)
  return (
    <Surface as="section" padding={{ base: '4', md: '6' }} aria-label="As students read it">
      <Stack gap="4">
        {isFailed ? (
          <Text size="sm" tone="muted" role="status">
            The preview could not be made. It follows the next key.
          </Text>
        ) : null}
        <Heading level={2} size="xl">
          {page.title}
        </Heading>
        {html === '' && page.videoUrl === null ? (
          <Text tone="muted">What you write stands here as students will read it.</Text>
        ) : (
          <PageReading page={page} html={html} />
        )}
      </Stack>
    </Surface>
  )
}
