/** A post as its readers see it, for those who write one. */
export { PostBody, type PostBodyProps } from '../posts/post-body.tsx'
export { PostCard, type PostCardProps, PostFacts } from '../posts/post-card.tsx'
export { kindNames } from '../posts/posts.rules.ts'
