import { useSearchParams } from '@portal/shared/router'
import { type ReactNode, useEffect } from 'react'
import PostPage from './post-page.tsx'
import { PostsList } from './posts-list.tsx'

/** The list of posts, or the one that the address names. */
export default function PostsPage() {
  const [params] = useSearchParams()
  const id = params.get('post')
  return <FromTheTop key={id}>{id === null ? <PostsList /> : <PostPage id={id} />}</FromTheTop>
}

/** What stands in the place of a page that may have been scrolled. */
function FromTheTop({ children }: { children: ReactNode }) {
  useEffect(() => {
    window.scrollTo({ top: 0 })
  }, [])
  return children
}
