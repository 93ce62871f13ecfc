import { FileField } from '@portal/shared/files'
import {
  Checkbox,
  CheckboxGroup,
  Form,
  StatusLine,
  TextArea,
  TextField,
} from '@portal/shared/forms'
import type { HistoryDrawerProps } from '@portal/shared/history'
import { dialogPart, part } from '@portal/shared/idle'
import { tellOutcome } from '@portal/shared/lists'
import { usePageTitle } from '@portal/shared/page-title'
import { RichTextField } from '@portal/shared/rich-text-editor'
import { useNavigate } from '@portal/shared/router'
import {
  Badge,
  Box,
  Button,
  chakra,
  DateText,
  defaultTimeZone,
  formatDate,
  Menu,
  Page,
  PageHeader,
  Row,
  SkeletonText,
  Stack,
  Text,
} from '@portal/shared/ui'
import { ChevronLeft } from 'lucide-react'
import { Suspense, useState } from 'react'
import { postWords } from './post.words.ts'
import type { PostPreviewProps } from './post-preview.tsx'
import { changes, type EditedPost, usePublish } from './posts.queries.ts'
import { audienceOptions, states } from './posts.rules.ts'
import type { PublishDialogProps } from './publish-dialog.tsx'
import { useTakingBack } from './use-post-actions.tsx'
import { usePostForm } from './use-post-form.ts'

const HistoryDrawer = dialogPart<HistoryDrawerProps>(
  () => import('@portal/shared/history'),
  'History',
)
const PublishDialog = dialogPart<PublishDialogProps>(
  () => import('./publish-dialog.tsx'),
  'Publish',
)
const PostPreview = part<PostPreviewProps>(() => import('./post-preview.tsx'), {
  failed: 'The preview could not be loaded',
})

/** The fields, and the preview at their right where there is room for both. */
const Sides = chakra('div', {
  base: {
    display: 'grid',
    gap: '8',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
})

/** Writes a post, with what its readers will see at the right; it saves itself and publishes nothing. */
export default function PostEditor({ post }: { post: EditedPost }) {
  const { form, flush, onBlur, state } = usePostForm(post)
  const navigate = useNavigate()
  const publish = usePublish()
  const takingBack = useTakingBack(flush)
  const [open, setOpen] = useState<'history' | 'publish' | null>(null)
  const { label, tone } = states[post.state]
  usePageTitle(post.title)
  const leave = async () => {
    await flush()
    navigate(post.kind === 'news' ? '/blogs?tab=news' : '/blogs')
  }
  const publishChanges = () =>
    void tellOutcome(async () => {
      const version = await flush()
      await publish.write({ body: { id: post.id, version, announce: post.announce } })
      return { said: `The changes of “${post.title}” are public.` }
    })
  const openHistory = () =>
    void tellOutcome(async () => {
      await flush(true)
      setOpen('history')
      return undefined
    })
  const isPublished = post.state === 'published'
  return (
    <Page>
      <Row marginLeft="-3">
        <Button
          variant="ghost"
          size="sm"
          icon={<ChevronLeft size={16} aria-hidden />}
          onClick={() => void leave()}
        >
          Back
        </Button>
      </Row>
      <PageHeader
        title={post.title}
        facts={
          <>
            <Badge tone={tone}>{label}</Badge>
            <Text as="span" size="sm" tone="muted">
              {factsOf(post)}
            </Text>
            <StatusLine tone={state === 'Saved' || state === 'Saving' ? 'muted' : 'warning'}>
              {state}
            </StatusLine>
          </>
        }
        actions={
          <>
            <Button onClick={openHistory}>History</Button>
            <Menu label="Change its state" items={takingBack(post)} />
            {isPublished ? (
              <Button
                variant="primary"
                loading={publish.isWriting}
                disabled={!post.hasChanges && !form.isDirty}
                onClick={publishChanges}
              >
                Publish changes
              </Button>
            ) : (
              <Button variant="primary" onClick={() => setOpen('publish')}>
                {post.state === 'scheduled' ? 'Publish or move' : 'Publish'}
              </Button>
            )}
          </>
        }
      />
      <Sides>
        <Box onBlur={onBlur}>
          <Form label="Post" {...form.frame}>
            <Stack gap="5">
              <TextField label="Title" maxLength={120} {...form.field('title')} />
              <TextArea
                label="Summary"
                hint="In lists and notices, in at most 300 characters."
                optional
                rows={3}
                maxLength={300}
                {...form.field('summary')}
              />
              <RichTextField label="Text" equations headings={[2, 3]} {...form.field('body')} />
              <CheckboxGroup
                label="Shown to"
                look="chips"
                options={audienceOptions}
                {...form.field('roles')}
              />
              <Checkbox label="Pinned above newer posts" {...form.tick('pinned')} />
              <FileField label="Cover" kind="image" {...form.field('cover')} />
            </Stack>
          </Form>
        </Box>
        <Suspense fallback={<SkeletonText lines={8} />}>
          <PostPreview post={post} values={form.values} />
        </Suspense>
      </Sides>
      <Suspense>
        {open === 'publish' ? (
          <PublishDialog post={post} beforehand={flush} onClose={() => setOpen(null)} />
        ) : null}
        {open === 'history' ? (
          <HistoryDrawer
            record={{ kind: 'post', id: post.id }}
            name={post.title}
            changes={changes}
            onClose={() => setOpen(null)}
            {...postWords}
          />
        ) : null}
      </Suspense>
    </Page>
  )
}

/** When it is shown, whether people were told, and who has read it. */
function factsOf({ state, publishAt, announcedAt, reads, announce }: EditedPost) {
  const told = announcedAt
    ? `People were told on ${formatDate(announcedAt, 'date', defaultTimeZone)}`
    : announce && state !== 'draft' && state !== 'archived'
      ? 'People are told when it appears'
      : 'Nobody is told'
  return (
    <>
      {publishAt === null ? null : (
        <>
          {state === 'scheduled' ? 'Appears ' : 'Since '}
          <DateText moment={publishAt} style="dateTime" />
          {' · '}
        </>
      )}
      {`${told} · Read by ${reads}`}
    </>
  )
}
