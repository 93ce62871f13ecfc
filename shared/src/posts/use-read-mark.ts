import { useReadOnly } from '@portal/shared/viewing'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { type ReadPost, useMarkRead } from './posts.queries.ts'

/** A post that was open for so long counts as read. */
const readMs = 10_000

/**
 * Says that a post is read: once its end was on the screen, or it was open for ten seconds. Nobody
 * reads in the place of somebody else whose portal is viewed.
 * @returns for an element at the end of the post
 */
export function useReadMark({ id, isRead }: Pick<ReadPost, 'id' | 'isRead'>) {
  const end: RefObject<HTMLDivElement | null> = useRef(null)
  const { write } = useMarkRead()
  const isOnlyViewed = useReadOnly() !== null
  const isSaid = useRef(false)
  const say = useEffectEvent(() => {
    if (isSaid.current) return
    isSaid.current = true
    write({ body: { blogId: id } }).catch(() => {
      // Said again when the post is opened the next time, or its end comes into view.
      isSaid.current = false
    })
  })
  const isDone = isRead || isOnlyViewed
  useEffect(() => {
    if (isDone) return
    const timer = setTimeout(() => say(), readMs)
    const seen = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) say()
    })
    if (end.current !== null) seen.observe(end.current)
    return () => {
      clearTimeout(timer)
      seen.disconnect()
    }
  }, [isDone])
  return end
}
