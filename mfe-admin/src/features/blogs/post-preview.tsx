import { SegmentedControl } from '@portal/shared/forms'
import { PostBody, PostCard, PostFacts } from '@portal/shared/post-preview'
import { Box, chakra, Heading, Row, Stack, Text } from '@portal/shared/ui'
import { useState } from 'react'
import type { Audience, EditedPost } from './posts.queries.ts'
import { audienceNames, audienceOptions } from './posts.rules.ts'
import type { PostFormValues } from './use-post-form.ts'

const widths = [
  { value: 'phone', label: 'Phone', px: 390 },
  { value: 'tablet', label: 'Tablet', px: 820 },
  { value: 'desktop', label: 'Desktop', px: undefined },
] as const

type Width = (typeof widths)[number]['value']

const Window = chakra('div', {
  base: {
    bg: 'bg.canvas',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    padding: '5',
    maxWidth: '100%',
    overflowX: 'auto',
  },
})

export interface PostPreviewProps {
  post: EditedPost
  /** As they are typed; the text is the one that was saved last. */
  values: PostFormValues
}

/** A post as each of its readers will see it, in their list and opened, as wide as their window. */
export default function PostPreview({ post, values }: PostPreviewProps) {
  const [role, setRole] = useState<Audience>('Student')
  const [width, setWidth] = useState<Width>('phone')
  const cover = values.cover === null ? null : `/media/file/${values.cover.id}/file`
  const shown = {
    ...{ kind: post.kind, title: values.title, summary: values.summary, cover },
    ...{ isPinned: values.pinned, isRead: false },
    publishedAt: post.publishAt ?? post.updatedAt,
  }
  return (
    <Stack as="section" gap="4" aria-label="Preview">
      <Row gap="4">
        <SegmentedControl
          label="As seen by"
          value={role}
          options={audienceOptions}
          onValue={(next) => setRole(next)}
        />
        <SegmentedControl
          label="Width"
          value={width}
          options={widths.map(({ value, label }) => ({ value, label }))}
          onValue={(next) => setWidth(next)}
        />
      </Row>
      <Window style={{ width: widths.find(({ value }) => value === width)?.px }}>
        {values.roles.includes(role) ? (
          <Stack gap="8">
            <Box as="ul" listStyleType="none" maxWidth="form">
              <PostCard post={shown} />
            </Box>
            <article>
              <Heading level={2} size="xl" overflowWrap="anywhere">
                {values.title}
              </Heading>
              <Box marginTop="3">
                <PostFacts post={shown} />
              </Box>
              <PostBody post={{ ...shown, body: post.draft.bodyHtml }} />
            </article>
          </Stack>
        ) : (
          <Text tone="muted">{`${audienceNames[role]} do not see this post.`}</Text>
        )}
      </Window>
      <Text size="sm" tone="muted">
        The text follows once it is saved.
      </Text>
    </Stack>
  )
}
