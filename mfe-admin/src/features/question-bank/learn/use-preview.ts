import { useEffect, useEffectEvent, useState } from 'react'
import { usePreview as usePreviewCall } from './learn.queries.ts'

/** The text is shown anew so long after the last key. */
const restMs = 600

/**
 * A text as students would read it, by the server, once typing pauses.
 * @param first what the server made of the text before anything was typed
 */
export function usePreview(body: string, first: { body: string; html: string }) {
  const { write } = usePreviewCall()
  const [shown, setShown] = useState(first)
  const [isFailed, setFailed] = useState(false)
  const ask = useEffectEvent((signal: AbortSignal) => {
    write({ body: { body } }).then(
      ({ html }) => {
        if (signal.aborted) return
        setFailed(false)
        setShown({ body, html })
      },
      () => {
        if (!signal.aborted) setFailed(true)
      },
    )
  })
  const isSame = body === shown.body
  useEffect(() => {
    if (isSame || body === '') return
    const stop = new AbortController()
    const timer = setTimeout(() => ask(stop.signal), restMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [body, isSame])
  return { html: body === '' ? '' : shown.html, isFailed: isFailed && !isSame }
}
