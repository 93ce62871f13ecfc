import type { ApiError } from '@portal/shared/api'
import { type FormOptions, theirsAs, useForm } from '@portal/shared/forms'
import { useRef, useState } from 'react'
import { useDraftSaving } from './use-draft-saving.ts'

/** What is written has the version that the server knows of it. */
interface Versioned {
  version: number
}

export interface SentDraft<V extends Versioned>
  extends Pick<FormOptions<V, V, unknown>, 'start' | 'labels' | 'words'> {
  /** Tells the draft; the tab's copy is kept under it. */
  name: string
  /** Saves it on the server. */
  keep: (values: V) => Promise<Versioned>
  /** Once it is saved: what other pages show of it. */
  kept: (version: number, values: V) => void
  /** Whether it is whole: what is sent is not sent otherwise. */
  isWhole: (values: V, version: number) => boolean
  /** Names of others that are asked about before it is sent. */
  namesIn: (values: V) => readonly string[]
  /** Sends it, on top of a version. */
  send: (values: V, version: number) => Promise<unknown>
  /** Once it is sent. */
  sent: () => void
}

/**
 * A text that is written over days and then sent once: it saves itself on the server and in the tab,
 * shows both where another window has saved meanwhile, and is sent when it is whole, after a question
 * about names in it that are not its student's.
 */
export function useSentDraft<V extends Versioned>(draft: SentDraft<V>) {
  /** The save that is under way, and the version that the server is known to have. */
  const saved = useRef<{ saving: Promise<unknown>; version: number }>({
    saving: Promise.resolve(),
    version: 0,
  })
  const [isClash, setClash] = useState(false)
  const [isSending, setSending] = useState(false)
  const [tries, setTries] = useState(0)
  const [asked, setAsked] = useState<readonly string[]>([])
  const [refusal, setRefusal] = useState<ApiError | null>(null)

  const write = async (values: V) => {
    const saving = draft.keep(values)
    saved.current.saving = saving.catch(() => undefined)
    const { version } = await saving
    saved.current.version = version
    setClash(false)
    draft.kept(version, values)
  }
  const { name, start, labels, words } = draft
  const form = useForm<V, V>({
    ...{ name, start, write, failed: null },
    ...(labels && { labels }),
    ...(words && { words }),
    theirs: async (stale) => {
      setClash(true)
      return await theirsAs((values: V) => values)(stale)
    },
  })
  const saveNow = useDraftSaving(form, isClash || isSending)
  const { values } = form
  const version = () => Math.max(values.version, saved.current.version)

  const sendNow = async () => {
    setSending(true)
    try {
      // What is on its way would else be newer than what is sent.
      await saved.current.saving
      await draft.send(values, version())
      // Nothing of it is unsaved any more.
      form.undo()
      draft.sent()
    } catch (error) {
      const { status, errors = [] } = Object(error)
      // Saving on top of the same is refused as well, and shows both to choose from.
      if (status === 409) form.submit()
      else setRefusal(error as ApiError)
      // The first field that was refused is looked for once more.
      if (errors.length > 0) setTries((before) => before + 1)
    } finally {
      setSending(false)
    }
  }
  const press = () => {
    setRefusal(null)
    setTries((before) => before + 1)
    if (!draft.isWhole(values, version())) return
    const found = draft.namesIn(values)
    if (found.length > 0) setAsked(found)
    else sendNow()
  }
  const leave = useRef(form.leave)
  leave.current = form.leave
  /** Saves what is left to save before it is closed; where that fails, it is asked about. */
  const close = async (onClose: () => void) => {
    if (form.isDirty && !isClash) await saveNow()
    leave.current(onClose)
  }
  const calm = () => setAsked([])
  return {
    ...{ form, version, tries, refusal, asked, calm, press, sendNow, saveNow, close },
    ...{ isClash, isSending },
  }
}
