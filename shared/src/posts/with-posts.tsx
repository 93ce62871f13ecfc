import { part } from '@portal/shared/idle'
import { useSearchParams } from '@portal/shared/router'
import { Page, SkeletonText } from '@portal/shared/ui'
import { type ComponentType, Suspense } from 'react'

const PostsPage = part(() => import('./posts-page.tsx'), {
  failed: 'The posts could not be loaded',
})

/**
 * A page on which people find the blog and the news: with `?posts=all` their list stands in its
 * place, and with `?post={id}` that post.
 * @example export default withPosts(DashboardScreen)
 */
export function withPosts<P extends object>(Screen: ComponentType<P>): ComponentType<P> {
  return function ScreenOrPosts(props) {
    const [params] = useSearchParams()
    if (!params.has('post') && params.get('posts') !== 'all') return <Screen {...props} />
    const waiting = (
      <Page>
        <SkeletonText lines={8} />
      </Page>
    )
    return (
      <Suspense fallback={waiting}>
        <PostsPage />
      </Suspense>
    )
  }
}
