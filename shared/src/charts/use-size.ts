import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Width and height in pixels. */
interface Size {
  width: number
  height: number
}

/**
 * The size of the element that gets the ref, kept up to date; 640 px wide and `least` high until it
 * is known, and never less than `least` high.
 */
export function useSize(least: number): [RefObject<HTMLDivElement | null>, Size] {
  const ref = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size>({ width: 640, height: least })
  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return
    const read = () => {
      const width = Math.floor(box.clientWidth)
      const height = Math.max(least, Math.floor(box.clientHeight))
      if (width > 0) {
        setSize((old) => (old.width === width && old.height === height ? old : { width, height }))
      }
    }
    read()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(read)
    observer.observe(box)
    return () => observer.disconnect()
  }, [least])
  return [ref, size]
}
