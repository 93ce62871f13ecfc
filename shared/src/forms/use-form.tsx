import { ApiError, type StaleSave } from '@portal/shared/api'
import { check, type Faults, type Schema } from '@portal/shared/checks'
import { useUnsaved } from '@portal/shared/leaving'
import { useReadOnly } from '@portal/shared/viewing'
import { useId, useRef, useState } from 'react'
import type { FormProps } from './form.tsx'
import { FormNotes } from './form-notes.tsx'
import { follow, isNewer, serverOf, shownOf, stillRefused, type Theirs } from './held.rules.ts'
import {
  type At,
  differences,
  getAt,
  isSame,
  type ListPathOf,
  type PathOf,
  setAt,
} from './paths.ts'
import type { FormBar } from './save-bar.tsx'
import { staleIn } from './theirs.ts'
import { useHandlers, useSteady } from './use-handlers.ts'
import { useHeld } from './use-held.ts'
import { type FormList, useListKeys } from './use-list-keys.ts'
import { useUnsentFaults } from './use-unsent.ts'

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
   * Of a record whose values have a `version`: what somebody else saved meanwhile, when the server
   * refuses a save (409), by what it says of it; null where it is another refusal. See `theirsAs`.
   */
  theirs?: (stale: StaleSave | undefined) => Promise<Theirs<T> | null>
  /**
   * What is chosen where somebody else saved meanwhile: field by field, or one of the two as a whole,
   * as of texts of which every version is kept.
   */
  clash?: 'fields' | 'whole'
  /** How places are called where a sentence names them; the words of the name when left out. */
  labels?: { [P in PathOf<T>]?: string }
  /** How values are written where one of two is chosen: days, names in place of ids. */
  words?: { [P in PathOf<T>]?: (value: At<T, P>) => string }
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
  const { name, schema, write, done, secrets = [], theirs, labels = {}, words = {} } = options
  // The same object while the same is in it, so that fields which hold a list are not drawn anew.
  const given = useRef(options.start)
  if (!isSame(given.current, options.start)) given.current = options.start
  const start = given.current
  const id = useId()
  const readOnly = useReadOnly()
  const [attempt, setAttempt] = useState(0)
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<{ places: Faults; sent: T } | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [asked, setAsked] = useState<{ base: T; theirs: Theirs<T> } | null>(null)
  const [isWriting, setWriting] = useState(false)
  const [isDone, setDone] = useState(false)
  /** Places that were typed in while it is being sent; null while it is not. */
  const sending = useRef<Set<string> | null>(null)
  const keys = useListKeys(id)
  const unsent = useUnsentFaults()

  const judge = (all: T): { body: Body; faults: Faults } => {
    const body = options.body ? options.body(all) : all
    const judged = schema ? check(schema.rule, body) : { value: body, faults: none }
    const own = Object.entries<string | false | undefined>(options.check?.(all) ?? {})
    const said = own.filter((entry): entry is [string, string] => Boolean(entry[1]))
    // Checked by the contract's rule just now.
    return { body: judged.value as Body, faults: { ...judged.faults, ...Object.fromEntries(said) } }
  }
  const { held, isBack, now, hold, forget } = useHeld({ name, start, secrets, use: judge })
  const values = shownOf(held, start)
  const isDirty = held !== null && !isSame(values, serverOf(held, start))
  const unsaved = useUnsaved(isDirty && !readOnly, forget)
  // Where somebody saved once more, it is asked anew when it is sent.
  const conflict = asked && !isNewer(start, asked.theirs.values) ? asked : null
  const faults = isTried ? { ...judge(values).faults, ...unsent.faults } : none
  const refusals = refused ? stillRefused(refused.places, refused.sent, values) : none
  const wrong = { ...refusals, ...faults }
  // The same while there are none, so that what stands above the fields is not drawn for each key.
  const errors: Faults = Object.keys(wrong).length === 0 ? none : wrong

  const calm = () => {
    setRefused(null)
    setFailure(null)
    setAsked(null)
  }
  const changeAll = (make: (before: T) => T) => {
    if (readOnly) return
    const before = now.current ? follow(now.current, start) : { base: start, mine: start }
    const mine = make(before.mine)
    for (const place of sending.current ? differences(before.mine, mine) : []) {
      sending.current?.add(place)
    }
    setDone(false)
    setFailure(null)
    hold({ ...before, mine })
  }
  const set = <P extends PathOf<T>>(place: P, value: At<T, P>) =>
    changeAll((before) => setAt(before, place, value))
  const onValue = useHandlers(set)
  const undo = useSteady(() => {
    if (sending.current) return
    const known = conflict ? conflict.theirs.values : serverOf(now.current, start)
    calm()
    setTried(false)
    setDone(false)
    hold(isSame(known, start) ? null : { base: known, mine: known, given: start })
  })

  const send = async () => {
    if (readOnly || sending.current) return
    calm()
    setTried(true)
    setAttempt((before) => before + 1)
    const sent = now.current
    const all = shownOf(sent, start)
    const { body, faults: found } = judge(all)
    if (Object.keys({ ...found, ...unsent.faults }).length > 0) return
    const later = new Set<string>()
    sending.current = later
    setWriting(true)
    try {
      const answer = await write(body)
      // What was typed on while it was being saved stays typed.
      const typed = (values: T, place: string) =>
        setAt(values, place, getAt(now.current?.mine, place))
      const mine = [...later].reduce(typed, all)
      hold(isSame(mine, all) ? null : { base: all, mine, given: start, isOwn: true })
      setTried(false)
      setDone(true)
      unsaved.release()
      done?.(answer, body)
    } catch (error) {
      await fail(error, all, sent ? follow(sent, start).base : start)
    } finally {
      sending.current = null
      setWriting(false)
    }
  }
  /** `sent` is what was sent, on top of `base`. */
  const fail = async (error: unknown, sent: T, base: T) => {
    const places = error instanceof ApiError ? error.errors : []
    const stale = theirs && error instanceof ApiError && error.status === 409
    const found = stale ? await theirs(staleIn(error.data)).catch(() => null) : null
    if (found) setAsked({ base, theirs: found })
    else if (places.length === 0) setFailure(error)
    const said = places.map(({ path, message }) => [path.replace(/^body\./, ''), message] as const)
    setRefused({ places: Object.fromEntries(said.toReversed()), sent })
    setAttempt((before) => before + 1)
  }

  const said = Object.entries(errors)
  const errorAt = (place: string) =>
    errors[place] ?? said.find(([other]) => other.startsWith(`${place}.`))?.[1]
  const at = <P extends PathOf<T>>(place: P) => ({
    name: place,
    error: errorAt(place),
    onValue: onValue(place),
    ...(readOnly && { readOnly: true as const }),
  })

  const notes = {
    attempt,
    errors,
    failure,
    isKept: name !== null,
    title: options.failed === undefined ? 'This could not be saved' : options.failed,
    conflict: conflict && {
      held: held ? follow(held, start) : { base: start, mine: start },
      theirs: conflict.theirs,
      changed: differences(conflict.base, conflict.theirs.values),
      labels,
      words,
      isWhole: options.clash === 'whole',
      onTake: undo,
      onSettle: (mine: T) => {
        hold({ base: conflict.theirs.values, mine, given: start })
        send()
      },
    },
    isFirst: unsaved.isFirst,
  }
  const frame: Pick<FormProps, 'id' | 'attempt' | 'onSubmit' | 'before' | 'onUnsent'> = {
    id,
    attempt,
    onSubmit: send,
    before: <FormNotes {...notes} form={id} />,
    onUnsent: unsent.onUnsent,
  }
  const bar: FormBar = { form: id, isWriting, isDirty, isBack, isDone, readOnly, undo }
  return {
    frame,
    bar,
    values,
    isDirty,
    isWriting,
    errors,
    set,
    /** Changes several fields, as where one follows from another. */
    change: (part: Partial<T>) => changeAll((before) => ({ ...before, ...part })),
    undo,
    submit: send,
    /** Leaves this form, asked before where it is unsaved, as when the dialog around it is closed. */
    leave: unsaved.leave,
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
