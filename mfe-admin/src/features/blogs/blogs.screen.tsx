import { dialogPart, part } from '@portal/shared/idle'
import { useSearchParams } from '@portal/shared/router'
import { Button, Page, PageHeader, SkeletonText, Tabs } from '@portal/shared/ui'
import { Suspense, useState } from 'react'
import { BlogList, NewsList } from './posts-list.tsx'

const NewPostDialog = dialogPart(() => import('./new-post-dialog.tsx'), 'New post')
const EditorPage = part<{ id: string }>(() => import('./editor-page.tsx'), {
  failed: 'The editor could not be loaded',
})

/** The blog and the news: all posts in their states, and the one that is edited in their place. */
export default function BlogsScreen() {
  const [params] = useSearchParams()
  const edited = params.get('edit')
  if (edited === null) return <Lists />
  const waiting = (
    <Page>
      <SkeletonText lines={12} />
    </Page>
  )
  return (
    <Suspense fallback={waiting}>
      <EditorPage key={edited} id={edited} />
    </Suspense>
  )
}

function Lists() {
  const [params, setParams] = useSearchParams()
  const [isNew, setNew] = useState(false)
  const kind = params.get('tab') === 'news' ? 'news' : 'blog'
  const add = <Button onClick={() => setNew(true)}>Write a post</Button>
  return (
    <Page>
      <PageHeader
        title="Blogs"
        description="What people read on their dashboards, from the moment that you say"
        actions={add}
      />
      <Tabs
        label="Kind of post"
        value={kind}
        onValue={(id) => setParams(id === 'blog' ? {} : { tab: id })}
        tabs={[
          { id: 'blog', label: 'Blog', content: () => <BlogList add={add} /> },
          { id: 'news', label: 'News', content: () => <NewsList add={add} /> },
        ]}
      />
      <Suspense>
        {isNew ? <NewPostDialog kind={kind} onClose={() => setNew(false)} /> : null}
      </Suspense>
    </Page>
  )
}
