import { ApiError } from '@portal/shared/api'
import { useSearchParams } from '@portal/shared/router'
import {
  EmptyState,
  LinkButton,
  Page,
  PageHeader,
  QueryRegion,
  SkeletonText,
} from '@portal/shared/ui'
import PostEditor from './post-editor.tsx'
import { usePost } from './posts.queries.ts'

/** The editor of the post that the address names. */
export default function EditorPage({ id }: { id: string }) {
  const post = usePost(id)
  const [params] = useSearchParams()
  if (post.data !== undefined) return <PostEditor post={post.data} />
  const isNotThere = post.error instanceof ApiError && [400, 404].includes(post.error.status)
  const list = params.get('tab') === 'news' ? '/blogs?tab=news' : '/blogs'
  return (
    <Page>
      <PageHeader title="Post" />
      {isNotThere ? (
        <EmptyState
          illustration="search"
          level={2}
          title="There is no such post"
          action={<LinkButton to={list}>All posts</LinkButton>}
        >
          The address is not complete.
        </EmptyState>
      ) : (
        <QueryRegion
          query={post}
          failed="The post could not be loaded"
          skeleton={<SkeletonText lines={12} />}
        >
          {() => null}
        </QueryRegion>
      )}
    </Page>
  )
}
