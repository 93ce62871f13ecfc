/** The blog and the news: posts that admins write for roles. */

export { announcePosts } from './announcing.service.ts'
export { mayOpenPost } from './may-open.ts'
export { postHistory } from './post-history.ts'
export { postHandlers } from './posts.routes.ts'
