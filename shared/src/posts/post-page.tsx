import { usePageTitle } from '@portal/shared/page-title'
import { useSearchParams } from '@portal/shared/router'
import {
  Button,
  chakra,
  EmptyState,
  FailedState,
  LinkButton,
  messageOf,
  Page,
  PageHeader,
  SkeletonRegion,
  SkeletonText,
} from '@portal/shared/ui'
import { Printer } from 'lucide-react'
import { BackLink } from './back-link.tsx'
import { PostBody } from './post-body.tsx'
import { PostFacts } from './post-card.tsx'
import { isNotThere, type ReadPost, usePost } from './posts.queries.ts'
import { allAddress, backAddress } from './posts.rules.ts'
import { useReadMark } from './use-read-mark.ts'

const OnPaper = chakra('div', {
  base: {
    display: 'contents',
    '@media print': {
      // Dark mode's light words would be lost on paper.
      '& *': { color: 'black !important', backgroundColor: 'transparent !important' },
    },
  },
})

/** The post that the address names: to be read, printed, and left again. */
export default function PostPage({ id }: { id: string }) {
  const post = usePost(id)
  const [params] = useSearchParams()
  const back = backAddress(params)
  const isGone = isNotThere(post.error)
  if (post.data !== undefined && !isGone) return <Post post={post.data} back={back} />
  return (
    <Page>
      <BackLink to={back} />
      <PageHeader title="Post" />
      {!post.isError ? (
        <SkeletonRegion label="Loading the post">
          <SkeletonText lines={10} />
        </SkeletonRegion>
      ) : isGone ? (
        <EmptyState
          illustration="search"
          level={2}
          title="This post is not there"
          action={
            <LinkButton to={allAddress(params)} variant="primary">
              All posts
            </LinkButton>
          }
        >
          It may have been taken back, or the address is not complete.
        </EmptyState>
      ) : (
        <FailedState title="The post could not be loaded" onRetry={() => post.refetch()}>
          {messageOf(post.error)}
        </FailedState>
      )}
    </Page>
  )
}

function Post({ post, back }: { post: ReadPost; back: string }) {
  const end = useReadMark(post)
  usePageTitle(post.title)
  return (
    <OnPaper>
      <Page>
        <BackLink to={back} />
        <chakra.article maxWidth="reading" width="100%">
          <PageHeader
            title={post.title}
            facts={<PostFacts post={post} />}
            actions={
              <Button
                size="sm"
                icon={<Printer size={16} aria-hidden />}
                onClick={() => window.print()}
              >
                Print
              </Button>
            }
          />
          <PostBody post={post} />
          <div ref={end} />
        </chakra.article>
      </Page>
    </OnPaper>
  )
}
