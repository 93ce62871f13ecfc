import { useInsertionEffect, useRef, useState } from 'react'

type Handlers = Readonly<Record<string, (...given: never[]) => void>>

/**
 * Functions that stay the same from render to render and do what the newest render says: parts that
 * get nothing else that changes are then not drawn again. The names must stay the same as well.
 */
export function useHandlers<T extends Handlers>(handlers: T): T {
  const newest = useRef(handlers)
  // Before any effect of this render, so that nothing ever calls what an earlier render meant.
  useInsertionEffect(() => {
    newest.current = handlers
  })
  const [stable] = useState(() => {
    const names = Object.keys(handlers).map((name) => [
      name,
      (...given: never[]) => newest.current[name]?.(...given),
    ])
    return Object.fromEntries(names) as T
  })
  return stable
}
