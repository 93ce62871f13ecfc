import { useDraftStore } from '@portal/shared/drafts'
import { messageOf } from '@portal/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { isSame } from './paths.ts'
import { useSteady } from './use-handlers.ts'

/** It is saved so long after the last key. */
const restMs = 5_000

export interface AutosaveOptions<T> {
  /** Tells what it is of: what the server has not is kept under it, in this tab. */
  name: string
  /** What the server has, as far as is known; may be another at every render. */
  start: T
  /** Sends it; throws what failed. `keepalive` is to go with the call, for a page that may be gone. */
  write: (value: T, sending: AutosaveSending) => Promise<unknown>
  /** What is sent of what is typed, as a text without the blanks at its ends. */
  tidy?: (value: T) => T
  readOnly?: boolean
}

export interface AutosaveSending {
  /** The page is hidden, and may be closed before an answer comes. */
  keepalive: boolean
}

/** Where saving stands. */
export type AutosaveState = 'Saved' | 'Saving' | 'On this device only'

export interface Autosave<T> {
  /** What the field takes. */
  field: { value: T; onValue: (value: T) => void; onBlur: () => void; readOnly: boolean }
  state: AutosaveState
  /** Why it is on this device only, where that is known. */
  reason: string | undefined
  /** Saves now. */
  save: () => void
}

/**
 * A text, or whatever a field holds, that saves itself: 5 s after the last key, when the field is
 * left, and when the page is, also by closing it: the browser asks first where the server has not what
 * the last try sent. It says truly whether the server has it; what it has not stays in this
 * tab, and goes when the connection is back, or when the same person opens it again.
 * @example const note = useAutosave({ name: `note ${id}`, start, write: (text) => save.write({ body: { text } }) })
 * <TextArea label="Note" {...note.field} /><AutosaveLine {...note} />
 */
export function useAutosave<T>(options: AutosaveOptions<T>): Autosave<T> {
  const { name, start, write, tidy = asItIs, readOnly = false } = options
  const store = useDraftStore(name)
  const [value, setValue] = useState(() => store.read(start) ?? start)
  const [saved, setSaved] = useState(start)
  const [given, setGiven] = useState(start)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<{ reason: string | undefined } | null>(null)
  /** What is typed, and what the server has, also between two renders. */
  const now = useRef({ value, saved })
  /** Saves go one after the other, so that an older text never comes last. */
  const line = useRef(Promise.resolve())
  const isUnderWay = useRef(false)
  /** Runs until nothing has been typed for a while. */
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const isBehind = (has: T, typed: T) => !isSame(tidy(has), tidy(typed))
  if (!isSame(given, start)) {
    // Read again: it follows, unless something is typed that the server has not.
    setGiven(start)
    setSaved(start)
    now.current.saved = start
    if (!isBehind(saved, value) && isBehind(start, value)) {
      setValue(start)
      now.current.value = start
    }
  }

  const send = async (sent: T) => {
    // What was typed since goes in its own turn, or it is there already.
    if (now.current.value !== sent || !isBehind(now.current.saved, sent)) return
    setSending(true)
    isUnderWay.current = true
    try {
      await write(tidy(sent), { keepalive: isHidden() })
      now.current.saved = sent
      setSaved(sent)
      setFailure(null)
      if (now.current.value === sent) store.write(undefined)
    } catch (error) {
      setFailure({ reason: messageOf(error) })
    } finally {
      isUnderWay.current = false
      setSending(false)
    }
  }
  const save = useSteady(() => {
    const sent = now.current.value
    if (readOnly || !isBehind(now.current.saved, sent)) return
    // It may not come to its turn: it goes at once, and then once more, so that it comes last.
    const isLast = isHidden() && isUnderWay.current
    if (isLast) write(tidy(sent), { keepalive: true }).catch(() => undefined)
    line.current = line.current.then(() => send(sent))
  })
  const onValue = (typed: T) => {
    if (readOnly) return
    now.current.value = typed
    setValue(typed)
    store.write(isBehind(now.current.saved, typed) ? typed : undefined)
    clearTimeout(timer.current)
    timer.current = setTimeout(save, restMs)
  }
  useEffect(() => {
    const leave = () => {
      if (isHidden()) save()
    }
    // What was typed before a reload is sent as well.
    timer.current = setTimeout(save, restMs)
    addEventListener('online', save)
    document.addEventListener('visibilitychange', leave)
    return () => {
      clearTimeout(timer.current)
      removeEventListener('online', save)
      document.removeEventListener('visibilitychange', leave)
      save()
    }
  }, [save])

  const isAhead = isBehind(saved, value)
  const isAway = failure !== null && isAhead && !isSending
  useEffect(() => {
    if (!isAway) return
    // Nothing else loses it: on other pages of the portal, and after a reload, it is there.
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isAway])
  return {
    field: { value, onValue, onBlur: save, readOnly },
    state: isAway ? 'On this device only' : isAhead ? 'Saving' : 'Saved',
    reason: failure?.reason,
    save,
  }
}

const isHidden = () => document.visibilityState === 'hidden'

const asItIs = <T>(value: T) => value
