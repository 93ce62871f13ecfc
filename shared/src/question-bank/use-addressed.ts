import { useSearchParams } from '@portal/shared/router'
import { useEffect, useRef, useState } from 'react'

/**
 * A form's state that stands in the address too. The address follows a moment later, so the state
 * here is what the next change builds on: two quick changes must not undo each other.
 * @param read must take any address; @param write leaves out what is at its default. Both are to be
 * the same functions at every render.
 */
export function useAddressed<T extends object>(
  read: (params: URLSearchParams) => T,
  write: (value: T) => URLSearchParams,
): { value: T; change: (what: Partial<T>) => void } {
  const [params, setParams] = useSearchParams()
  const address = params.toString()
  const [value, setValue] = useState(() => read(params))
  const own = useRef({ all: new Set([address]), last: address })
  useEffect(() => {
    // An address that was not written here: a link or Back brought it.
    if (own.current.all.has(address)) return
    own.current = { all: new Set([address]), last: address }
    setValue(read(new URLSearchParams(address)))
  }, [address, read])
  useEffect(() => {
    const next = write(value).toString()
    if (own.current.last === next) return
    own.current.all.add(next)
    own.current.last = next
    setParams(next, { replace: true })
  }, [value, write, setParams])
  const change = (what: Partial<T>) => setValue((before) => ({ ...before, ...what }))
  return { value, change }
}
