import { ApiError } from '@portal/shared/api'
import { act, fireEvent, renderScreen, screen, within } from '@portal/shared/testing'
import fc from 'fast-check'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { Form } from './form.tsx'
import { useForm } from './use-form.tsx'

beforeEach(() => sessionStorage.clear())

const fields = ['name', 'phone', 'notes'] as const
type Field = (typeof fields)[number]
type Row = Record<Field, string> & { version: number }

type Step =
  | { do: 'type'; field: Field }
  | { do: 'somebody else saves'; field: Field; isRead: boolean }
  | { do: 'read again' | 'save' | 'refuse' | 'lose the connection' | 'undo' }
  | { do: 'answer'; isReadFirst: boolean }
  | { do: 'settle'; taken: readonly boolean[] }
  | { do: 'open again'; isRead: boolean }

const field = fc.constantFrom(...fields)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('type' as const), field }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('somebody else saves' as const),
      field,
      isRead: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('read again', 'save', 'save', 'refuse', 'lose the connection', 'undo'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('answer' as const), isReadFirst: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('settle' as const),
      taken: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('open again' as const), isRead: fc.boolean() }),
  },
)

/** A record on a server, a form of it, and somebody who looks over the shoulder. */
function createWorld(hasVersions: boolean) {
  let count = 0
  const next = () => `w${++count}`
  let server: Row = { name: 'a', phone: 'a', notes: 'a', version: 1 }
  /** What the form was given last. */
  let read = server
  let give: (row: Row) => void = () => undefined
  let flight: { body: Row; resolve: () => void; reject: (error: ApiError) => void } | null = null
  let form: ReturnType<typeof useForm<Row, Row>> | null = null

  function Record() {
    const [start, setStart] = useState(read)
    give = setStart
    form = useForm<Row, Row>({
      name: 'law',
      start,
      write: (body) =>
        new Promise<void>((resolve, reject) => {
          flight = { body, resolve, reject }
        }),
      ...(hasVersions && {
        theirs: async () => ({ values: server, by: 'Grace', at: '2026-01-01T10:00:00Z' }),
      }),
    })
    return <Form {...form.frame}>{null}</Form>
  }
  let page = renderScreen(<Record />)

  /** What was typed since the last save, and what the person was told of the server. */
  let typed: Partial<Record<Field, string>> = {}
  let sent: Partial<Record<Field, string>> = {}
  let known: Record<Field, string> = server
  let told: Row | null = null
  /** What was settled on top of; nothing older may be sent after it. */
  let settled = 0
  /** The last version that somebody else has saved: nothing else makes a save stale. */
  let foreign = 0

  const now = () => {
    if (form === null) throw new Error('There is no form.')
    return form
  }
  const sentVersion = () => flight?.body.version
  const readAgain = () => {
    read = server
    known = server
    if (told && server.version > told.version) told = null
    give(server)
  }
  const fail = async (status: number) => {
    const { reject } = flight ?? {}
    flight = null
    await act(async () => reject?.(new ApiError({ status, message: 'No.' })))
  }
  const save = async () => {
    if (flight) return
    sent = { ...typed }
    told = null
    await act(async () => {
      // It is done when it is answered.
      now().submit()
    })
    expect(sentVersion()).toBeGreaterThanOrEqual(settled)
  }
  const answer = async (isReadFirst: boolean) => {
    if (!flight) return
    const { body, resolve } = flight
    if (hasVersions && body.version !== server.version) {
      expect(body.version).toBeLessThan(foreign)
      told = server
      await fail(409)
      await screen.findByRole('alert')
      return
    }
    flight = null
    // The server makes something else of it than was sent.
    server = { ...body, notes: `${body.notes}`.toUpperCase(), version: server.version + 1 }
    for (const name of fields) if (typed[name] === sent[name]) delete typed[name]
    await act(async () => {
      if (isReadFirst) readAgain()
      resolve()
    })
    if (!isReadFirst) await act(async () => readAgain())
  }
  const settle = async (taken: readonly boolean[]) => {
    if (told === null || flight) return
    const theirs = told
    for (const [at, name] of fields.entries()) {
      const choice = screen.queryByRole('radiogroup', { name: new RegExp(name, 'i') })
      if (choice === null) continue
      const side = taken[at] ? 'theirs' : 'mine'
      fireEvent.click(within(choice).getByDisplayValue(side))
      if (taken[at]) delete typed[name]
    }
    known = theirs
    settled = theirs.version
    sent = { ...typed }
    told = null
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Save/ })))
    expect(sentVersion()).toBe(settled)
  }

  return {
    async take(what: Step) {
      switch (what.do) {
        case 'type': {
          typed[what.field] = next()
          const value = typed[what.field] ?? ''
          act(() => now().set(what.field, value))
          break
        }
        case 'somebody else saves':
          server = { ...server, [what.field]: next(), version: server.version + 1 }
          foreign = server.version
          if (what.isRead) act(readAgain)
          break
        case 'read again':
          act(readAgain)
          break
        case 'save':
          await save()
          break
        case 'answer':
          await answer(what.isReadFirst)
          break
        case 'refuse':
          if (flight) await fail(422)
          break
        case 'lose the connection':
          if (flight) await fail(0)
          break
        case 'settle':
          await settle(what.taken)
          break
        case 'undo':
          if (flight) break
          if (told) known = told
          typed = {}
          told = null
          act(() => now().undo())
          break
        case 'open again':
          if (flight) break
          page.unmount()
          told = null
          if (what.isRead) known = read = server
          // Of what nobody has typed on, nothing is kept.
          else if (Object.keys(typed).length === 0) known = read
          page = renderScreen(<Record />)
      }
    },
    check() {
      const { values, isDirty } = now()
      const { version: _, ...shown } = values
      const { name, phone, notes } = { ...known, ...typed }
      expect(shown).toEqual({ name, phone, notes })
      expect(isDirty).toBe(Object.keys(typed).length > 0)
    },
    close: () => page.unmount(),
  }
}

it.each([
  ['with versions', true],
  ['without', false],
])(
  'whatever comes in which order, a field shows what was typed since the last save, else what the server says (%s)',
  async (_, hasVersions) => {
    await fc.assert(
      fc
        .asyncProperty(fc.array(step, { maxLength: 60, size: 'max' }), async (steps) => {
          const world = createWorld(hasVersions)
          for (const each of steps) {
            await world.take(each)
            world.check()
          }
          world.close()
        })
        .beforeEach(() => sessionStorage.clear()),
      { numRuns: 40 },
    )
  },
)
