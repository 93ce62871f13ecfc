import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** The width in pixels of the element that gets the ref, kept up to date; `initial` until known. */
export function useWidth(initial = 640): [RefObject<HTMLDivElement | null>, number] {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(initial)
  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return
    const read = () => {
      const next = Math.floor(box.clientWidth)
      if (next > 0) setWidth(next)
    }
    read()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(read)
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}
