import { useCallback, useLayoutEffect, useRef } from 'react'
import {
  type SetURLSearchParams,
  useLocation,
  useSearchParams as useRoutersParams,
} from 'react-router-dom'

/**
 * The query of the address, and how it is changed. A page stays until the next one has come; what it
 * changes meanwhile, as by a timer or by a document that is scrolled, would take its reader back to
 * it, so that counts for nothing.
 */
export function useSearchParams(): [URLSearchParams, SetURLSearchParams] {
  const [params, setParams] = useRoutersParams()
  const { pathname } = useLocation()
  /** This page, and the path that the window had when it was drawn. */
  const drawn = useRef({ pathname, at: window.location.pathname })
  useLayoutEffect(() => {
    drawn.current = { pathname, at: window.location.pathname }
  }, [pathname])
  const change: SetURLSearchParams = useCallback(
    (...given) => {
      if (window.location.pathname === drawn.current.at) setParams(...given)
    },
    [setParams],
  )
  return [params, change]
}
