import { useCallback, useEffect, useRef } from 'react'

/** So long after the last key a draft is saved. */
export const restMs = 2_000

interface Saving {
  values: unknown
  isDirty: boolean
  isWriting: boolean
  /** Saves what is typed; does nothing where nothing is. */
  submit: () => unknown
}

/**
 * Saves a form by itself: 2 s after the last key, when the page is hidden, and when the connection is
 * back. Not while somebody has to choose between two texts.
 */
export function useDraftSaving(form: Saving, isPaused: boolean): () => unknown {
  const newest = useRef({ form, isPaused })
  newest.current = { form, isPaused }
  const save = useCallback(() => {
    const { form: now, isPaused: waits } = newest.current
    return now.isDirty && !waits ? now.submit() : undefined
  }, [])
  const { values, isDirty, isWriting } = form
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key begins the wait anew.
  useEffect(() => {
    if (!isDirty || isWriting || isPaused) return
    const timer = setTimeout(save, restMs)
    return () => clearTimeout(timer)
  }, [values, isDirty, isWriting, isPaused, save])
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') save()
    }
    addEventListener('online', save)
    document.addEventListener('visibilitychange', leave)
    return () => {
      removeEventListener('online', save)
      document.removeEventListener('visibilitychange', leave)
    }
  }, [save])
  return save
}
