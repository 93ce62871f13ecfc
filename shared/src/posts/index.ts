/**
 * The blog and the news as their readers see them: `withPosts` around a page, and `PostsCard` on it.
 * What they lead to is a script of its own.
 */
export { withPosts } from './with-posts.tsx'
