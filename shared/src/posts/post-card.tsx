import { CardCover, MediaImage } from '@portal/shared/files'
import { useSearchParams } from '@portal/shared/router'
import { Badge, DateText, Heading, Row, Stack, Surface, Text, TextLink } from '@portal/shared/ui'
import { Newspaper, Pin } from 'lucide-react'
import type { ListedPost } from './posts.queries.ts'
import { kindNames, postAddress } from './posts.rules.ts'

export interface PostCardProps {
  post: Omit<ListedPost, 'id'> & { id?: string }
}

/** A post in the list; without an id it is only looked at, as an editor’s preview. */
export function PostCard({ post }: PostCardProps) {
  const [params] = useSearchParams()
  const { id, title, summary, cover } = post
  return (
    <Surface as="li" display="flex" flexDirection="column">
      <CardCover aria-hidden="true">
        {cover === null ? (
          <Newspaper size={36} />
        ) : (
          <MediaImage path={cover} alt="" loading="lazy" />
        )}
      </CardCover>
      <Stack gap="2" flex="1" padding={{ base: '4', md: '5' }}>
        <PostFacts post={post} />
        <Heading level={2} size="md" overflowWrap="anywhere">
          {id === undefined ? (
            title
          ) : (
            <TextLink quiet to={postAddress(params, id)}>
              {title}
            </TextLink>
          )}
        </Heading>
        {summary === '' ? null : (
          <Text size="sm" tone="muted">
            {summary}
          </Text>
        )}
      </Stack>
    </Surface>
  )
}

type FactsOf = Pick<ListedPost, 'kind' | 'publishedAt' | 'isPinned' | 'isRead'>

/** What kind of post it is, whether it is new or pinned, and when it came out. */
export function PostFacts({ post }: { post: FactsOf }) {
  const { kind, publishedAt, isPinned, isRead } = post
  return (
    <Row gap="2">
      {isRead ? null : <Badge tone="brand">Unread</Badge>}
      {isPinned ? <Badge icon={<Pin size={14} aria-hidden />}>Pinned</Badge> : null}
      <Text as="span" size="sm" tone="muted">
        {kindNames[kind]} · <DateText moment={publishedAt} />
      </Text>
    </Row>
  )
}
