import { useSearchParams } from '@portal/shared/router'
import {
  Badge,
  Card,
  plural,
  QueryRegion,
  Row,
  SkeletonText,
  Stack,
  Text,
  TextLink,
} from '@portal/shared/ui'
import { PostFacts } from '../posts/post-card.tsx'
import { useFewPosts } from '../posts/posts.queries.ts'
import { allAddress, postAddress } from '../posts/posts.rules.ts'

/** How many posts it shows. */
const few = 3

/**
 * The first posts for whoever is signed in, how many are unread, and the way to all of them. The page
 * that it stands on is one `withPosts`.
 */
export default function PostsCard() {
  const posts = useFewPosts(few)
  const [params] = useSearchParams()
  const unread = posts.data?.unreadCount ?? 0
  return (
    <Card
      title="Blog and news"
      action={
        <Row gap="3">
          {unread === 0 ? null : <Badge tone="brand">{plural(unread, 'unread post')}</Badge>}
          <TextLink to={allAddress(params)} aria-label="All posts">
            All
          </TextLink>
        </Row>
      }
    >
      <QueryRegion
        query={posts}
        compact
        failed="The posts could not be loaded"
        skeleton={<SkeletonText lines={6} />}
        empty={{
          when: ({ posts: all }) => all.length === 0,
          title: 'Nothing new to read.',
          children: 'What we write for you stands here.',
        }}
      >
        {({ posts: all }) => (
          <Stack as="ul" gap="4" listStyleType="none">
            {all.map((post) => (
              <Stack as="li" key={post.id} gap="1">
                <PostFacts post={post} />
                <TextLink quiet to={postAddress(params, post.id)}>
                  {post.title}
                </TextLink>
                {post.summary === '' ? null : (
                  <Text size="sm" tone="muted" lineClamp={2}>
                    {post.summary}
                  </Text>
                )}
              </Stack>
            ))}
          </Stack>
        )}
      </QueryRegion>
    </Card>
  )
}
