import { ApiError } from '@portal/shared/api'
import { check, type Faults, type Schema } from '@portal/shared/checks'
import { useDraftStore } from '@portal/shared/drafts'
import { useUnsaved } from '@portal/shared/leaving'
import { useReadOnly } from '@portal/shared/viewing'
import { useCallback, useId, useRef, useState } from 'react'
import type { FormProps } from './form.tsx'
import { FormNotes } from './form-notes.tsx'
import { type Held, shownOf, type Theirs } from './held.rules.ts'
import { type At, getAt, isSame, type ListPathOf, type PathOf, setAt } from './paths.ts'
import type { FormBar } from './save-bar.tsx'
import { type FormList, useListKeys } from './use-list-keys.ts'

export interface FormOptions<T extends object, Body, Answer> {
  /** Tells the form, and the record that it is about: its draft is kept under it. Null keeps none. */
  name: string | null
  /** What it shows before anything is typed; may be another at every render, as a record is read again. */
  start: T
  /** The contract's rule for what is sent: `bodyOf('POST /…')`. */
  schema?: Schema<Body>
  /** What is sent; as it is typed when left out. The schema judges it. */
  body?: (values: T) => unknown
  /** What the contract cannot know, by place: beside the schema, and before it. */
  check?: (values: T) => { [P in PathOf<T> | PathOf<Body>]?: string | false | undefined }
  /** Sends it; throws what failed. */
  write: (body: Body) => Promise<Answer>
  /** Said above what went wrong, as `The reply could not be sent`; null says nothing of it. */
  failed?: string | null
  /** Once it is saved and nothing counts as unsaved any more. */
  done?: (answer: Answer, body: Body) => void
  /** Fields that no draft keeps: passwords. */
  secrets?: readonly PathOf<T>[]
  /**
   * Of a record with versions: asks what somebody else saved meanwhile, when the server refuses a
   * stale save (409).
   */
  theirs?: () => Promise<Theirs<T>>
  /** How places are called where a sentence names them; the words of the name when left out. */
  labels?: { [P in PathOf<T>]?: string }
}

/** What a field takes: `<TextField label="Name" {...form.field('name')} />`. */
export interface FormField<V> {
  name: string
  value: V
  error: string | undefined
  onValue: (value: V) => void
  readOnly?: true
}

const none: Faults = {}

/**
 * The state of a form: what is typed (kept as a draft, guarded against leaving), what is wrong with
 * it by the contract's own rule, sending it once, and what the server makes of it.
 * @example
 * const form = useForm({ name: 'profile', start, schema: bodyOf('POST /…'), write: (body) => save.write({ body }) })
 * <Form {...form.frame}><TextField label="Name" {...form.field('name')} /><SaveBar {...form.bar} /></Form>
 */
export function useForm<T extends object, Body = T, Answer = unknown>(
  options: FormOptions<T, Body, Answer>,
) {
  const { name, start, schema, write, done, secrets = [], theirs, labels = {} } = options
  const id = useId()
  const readOnly = useReadOnly()
  const store = useDraftStore(name)
  const [held, setHeld] = useState<Held<T> | null>(
    () => store.read<Held<T>>({ base: start, mine: start }) ?? null,
  )
  const now = useRef(held)
  const [attempt, setAttempt] = useState(0)
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState(none)
  const [failure, setFailure] = useState<unknown>(null)
  const [conflict, setConflict] = useState<Theirs<T> | null>(null)
  const [isWriting, setWriting] = useState(false)
  const [isDone, setDone] = useState(false)
  const sending = useRef(false)
  const keys = useListKeys()

  const values = shownOf(held, start)
  const isDirty = held !== null && !isSame(values, start)

  const hold = useCallback(
    (next: Held<T> | null) => {
      now.current = next
      setHeld(next)
      const kept = next && !isSame(next.base, next.mine) ? next : null
      const blank = (all: T) => secrets.reduce((left, place) => setAt(left, place, ''), all)
      store.write(kept ? { base: blank(kept.base), mine: blank(kept.mine) } : undefined)
    },
    [store, secrets],
  )
  const forget = useCallback(() => store.write(undefined), [store])
  const unsaved = useUnsaved(isDirty && !readOnly, forget)

  const judge = (all: T): { body: Body; faults: Faults } => {
    const body = options.body ? options.body(all) : all
    const judged = schema ? check(schema.rule, body) : { value: body, faults: none }
    const own = Object.entries<string | false | undefined>(options.check?.(all) ?? {})
    const said = own.filter((entry): entry is [string, string] => Boolean(entry[1]))
    // Checked by the contract's rule just now.
    return { body: judged.value as Body, faults: { ...judged.faults, ...Object.fromEntries(said) } }
  }
  const faults = isTried ? judge(values).faults : none
  const errors: Faults = { ...refused, ...faults }

  const calm = () => {
    setRefused(none)
    setFailure(null)
    setConflict(null)
  }
  const changeAll = (make: (before: T) => T) => {
    if (readOnly) return
    const before = now.current
    const shown = shownOf(before, start)
    setDone(false)
    setFailure(null)
    hold({ base: before?.base ?? start, mine: make(shown) })
  }
  const set = <P extends PathOf<T>>(place: P, value: At<T, P>) => {
    setRefused((known) => without(known, place))
    changeAll((before) => setAt(before, place, value))
  }
  const undo = () => {
    calm()
    setTried(false)
    setDone(false)
    hold(null)
  }

  const send = async (all: T) => {
    if (readOnly || sending.current) return
    calm()
    setTried(true)
    setAttempt((before) => before + 1)
    const { body, faults: found } = judge(all)
    if (Object.keys(found).length > 0) return
    sending.current = true
    setWriting(true)
    const sent = now.current
    try {
      const answer = await write(body)
      // What was typed on while it was being saved stays typed.
      const later = now.current
      hold(later === sent || later === null ? null : { base: all, mine: later.mine })
      setTried(false)
      setDone(true)
      unsaved.release()
      done?.(answer, body)
    } catch (error) {
      await fail(error)
    } finally {
      sending.current = false
      setWriting(false)
    }
  }
  const fail = async (error: unknown) => {
    const places = error instanceof ApiError ? error.errors : []
    const stale = theirs && error instanceof ApiError && error.status === 409
    const found = stale ? await theirs().catch(() => null) : null
    if (found) setConflict(found)
    else if (places.length === 0) setFailure(error)
    const said = places.map(({ path, message }) => [path.replace(/^body\./, ''), message] as const)
    setRefused(Object.fromEntries(said.toReversed()))
    setAttempt((before) => before + 1)
  }

  const errorAt = (place: string) =>
    errors[place] ?? Object.entries(errors).find(([other]) => other.startsWith(`${place}.`))?.[1]
  const at = <P extends PathOf<T>>(place: P) => ({
    name: place,
    error: errorAt(place),
    onValue: (value: At<T, P>) => set(place, value),
    ...(readOnly && { readOnly: true as const }),
  })

  const notes = {
    errors,
    failure,
    isKept: name !== null,
    title: options.failed === undefined ? 'This could not be saved' : options.failed,
    held,
    conflict,
    labels,
    isFirst: unsaved.isFirst,
    onSettle: (mine: T) => {
      if (conflict) hold({ base: conflict.values, mine })
      void send(mine)
    },
  }
  const frame: Pick<FormProps, 'id' | 'attempt' | 'onSubmit' | 'before'> = {
    id,
    attempt,
    onSubmit: () => send(values),
    before: <FormNotes {...notes} form={id} />,
  }
  const bar: FormBar = { form: id, isWriting, isDirty, isDone, readOnly, undo }
  return {
    frame,
    bar,
    values,
    isDirty,
    isWriting,
    isDone,
    errors,
    set,
    /** Changes several fields, as where one follows from another. */
    change: (part: Partial<T>) => {
      for (const place of Object.keys(part)) setRefused((known) => without(known, place))
      changeAll((before) => ({ ...before, ...part }))
    },
    undo,
    submit: () => send(values),
    /** What a field with a value takes; the place is written out, `answers.0.text`. */
    field: <P extends PathOf<T>>(place: P): FormField<At<T, P>> => ({
      ...at(place),
      // The place's type says what stands there.
      value: getAt(values, place) as At<T, P>,
    }),
    /** What a check box or a switch takes. */
    tick: <P extends PathOf<T>>(place: P) => ({
      ...at(place),
      checked: getAt(values, place) === true,
    }),
    /** The entries of a list, each with a key that stays with it and its place. */
    list: <P extends ListPathOf<T> & PathOf<T>>(place: P): FormList<At<T, P>> =>
      keys.listOf(place, getAt(values, place) as At<T, P>, errors[place], (next) => {
        set(place, next)
      }),
  }
}

/** Without what was said of a place, what stands in it, and what it stands in. */
function without(faults: Faults, place: string): Faults {
  const left = Object.entries(faults).filter(
    ([other]) =>
      other !== place && !other.startsWith(`${place}.`) && !place.startsWith(`${other}.`),
  )
  return Object.fromEntries(left)
}
