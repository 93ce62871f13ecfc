import { defineHandlers } from '../../calls.ts'
import { exportPosts, getAdminsPost, getAdminsPosts } from './admin.service.ts'
import { saveDraft } from './drafts.service.ts'
import { publishPost, setPostState } from './publishing.service.ts'
import { getPost, getPosts, markRead } from './reading.service.ts'

/** The blog and the news, for those who read and those who write them. */
export const postHandlers = defineHandlers({
  'GET /blog/blog': ({ query, ...asked }) => getPosts(asked, query),
  'GET /blog/blog/GetById': ({ query, ...asked }) => getPost(asked, { ...query, kind: 'all' }),
  'POST /blog/blog/MarkRead': ({ body, ...asked }) =>
    markRead(asked, { id: body.blogId, kind: 'all' }),
  'GET /news/news': async ({ query, ...asked }) => {
    const { posts: news, ...counts } = await getPosts(asked, { ...query, kind: 'news' })
    return { news, ...counts }
  },
  'GET /news/news/GetById': ({ query, ...asked }) => getPost(asked, { ...query, kind: 'news' }),
  'POST /news/news/MarkRead': ({ body, ...asked }) =>
    markRead(asked, { id: body.newsId, kind: 'news' }),

  'GET /blog/admin/Blog': ({ query, ...asked }) =>
    getAdminsPosts(asked, { ...query, kind: 'blog' }),
  'GET /news/admin/News': async ({ query, ...asked }) => {
    const { posts: news, totalCount } = await getAdminsPosts(asked, { ...query, kind: 'news' })
    return { news, totalCount }
  },
  'GET /blog/admin/Blog/ExportBlog': ({ query, ...asked }) =>
    exportPosts(asked, { ...query, kind: 'blog' }),
  'GET /news/admin/News/ExportNews': ({ query, ...asked }) =>
    exportPosts(asked, { ...query, kind: 'news' }),
  'GET /blog/admin/Blog/GetById': ({ query, ...asked }) => getAdminsPost(asked, query.id),
  'POST /blog/admin/Blog/SaveDraft': ({ body, ...asked }) => saveDraft(asked, body),
  'POST /blog/admin/Blog/Publish': ({ body, ...asked }) => publishPost(asked, body),
  'POST /blog/admin/Blog/SetState': ({ body, ...asked }) => setPostState(asked, body),
})
