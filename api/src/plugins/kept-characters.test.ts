import { contract, type Endpoint, type Schema } from '@portal/shared/api/schemas'
import type { Role } from '@portal/shared/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { makeTestApp, type TestApp } from '../testing/index.ts'
import { unkeepableIn } from './kept-characters.ts'

describe('what a database cannot keep', () => {
  it.each([
    ['a\0', [[]]],
    ['\ud800 alone', [[]]],
    ['alone \udc00', [[]]],
    ['\udc00\ud800', [[]]],
    ['a pair \ud83d\ude00, \ufffd and \u0001', []],
    [{ a: { b: ['fine', { c: '\0' }] } }, [['a', 'b', '1', 'c']]],
    [{ 'na\0me': 1, '\ud800': {} }, [['na\ufffdme'], ['\ufffd']]],
    [null, []],
    [7, []],
  ])('in %j is found at %j', (value, paths) => {
    expect(unkeepableIn(value)).toEqual(paths)
  })

  it('is found however deep it is, and told in few words', () => {
    let value: unknown = '\0'
    for (let depth = 0; depth < 400_000; depth += 1) value = [value]
    expect(unkeepableIn(value)).toEqual([Array(20).fill('0')])
    expect(unkeepableIn(Array(1_000).fill('\0'))).toHaveLength(20)
  })
})

let app: TestApp
const tokens = new Map<Role, string>()

beforeAll(async () => {
  app = await makeTestApp()
  const { make } = app
  const student = await make.student()
  const people: Record<Role, string> = {
    Student: student,
    Tutor: await make.tutor({ isEssayPsTutor: true }),
    'Senior Tutor': await make.seniorTutor(),
    Parent: await make.parent([student]),
    'School Manager': await make.schoolManager(),
    Admin: await make.admin(),
  }
  for (const [role, id] of Object.entries(people) as [Role, string][]) {
    tokens.set(role, await app.tokenOf(id))
  }
})
afterAll(() => app.close())

type Definition = z.core.$ZodTypeDef & {
  shape?: Record<string, z.core.$ZodType>
  innerType?: z.core.$ZodType
  in?: z.core.$ZodType
  element?: z.core.$ZodType
  valueType?: z.core.$ZodType
  options?: readonly z.core.$ZodType[]
}

/** Values of a schema's form with `text` in one place each, and where that is. */
function withText(schema: z.core.$ZodType, text: string): { value: unknown; path: string[] }[] {
  const definition: Definition = schema._zod.def
  const { shape, innerType, element, valueType, options } = definition
  const under = (name: string, inner: z.core.$ZodType, wrap: (value: unknown) => unknown) =>
    withText(inner, text).map(({ value, path }) => ({ value: wrap(value), path: [name, ...path] }))
  if (shape !== undefined) {
    return Object.entries(shape).flatMap(([name, inner]) =>
      under(name, inner, (value) => ({ [name]: value })),
    )
  }
  if (element !== undefined) return under('0', element, (value) => [value])
  if (valueType !== undefined) return under('name', valueType, (value) => ({ name: value }))
  if (options !== undefined) return options.flatMap((each) => withText(each, text))
  const inner = innerType ?? definition.in
  return inner === undefined ? [{ value: text, path: [] }] : withText(inner, text)
}

/** The contract names schemas only by their shape; all are zod's. */
const zodOf = (schema: Schema) => schema as unknown as z.core.$ZodType

const calls = Object.entries<Endpoint>(contract)
const tokenFor = ({ access }: Endpoint) => {
  if (access.who === 'public') return undefined
  return tokens.get(access.who === 'signed in' ? 'Admin' : (access.who[0] ?? 'Admin'))
}

async function send(call: string, endpoint: Endpoint, url: string, payload?: object) {
  const token = tokenFor(endpoint)
  const response = await app.fastify.inject({
    method: call.startsWith('POST') ? 'POST' : 'GET',
    url: `/api${url}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(payload === undefined ? {} : { payload }),
  })
  // A file that came all the same has no errors in it.
  const isSaid = String(response.headers['content-type']).startsWith('application/json')
  const { errors = [] }: { errors?: { path: string; message: string }[] } = isSaid
    ? response.json()
    : {}
  return { status: response.statusCode, errors }
}

const refused = (path: string) => ({
  status: 400,
  errors: [{ path, message: 'Holds a character that cannot be kept' }],
})

const addressOf = (call: string) => call.slice(call.indexOf(' ') + 1)

describe.each([
  ['a NUL', '\0'],
  ['half of a surrogate pair', '\ud800'],
])('%s', (_name, bad) => {
  it('in a body is refused at the field that holds it, by every call', async () => {
    const bodies = calls.filter(([, { body }]) => body !== undefined)
    expect(bodies.length).toBeGreaterThan(20)
    for (const [call, endpoint] of bodies) {
      if (endpoint.body === undefined) continue
      for (const { value, path } of withText(zodOf(endpoint.body), `a${bad}b`)) {
        const answer = await send(call, endpoint, addressOf(call), { ...Object(value) })
        expect([call, answer]).toEqual([call, refused(['body', ...path].join('.'))])
      }
      const named = await send(call, endpoint, addressOf(call), { [`a${bad}`]: 1 })
      expect([call, named]).toEqual([call, refused('body.a\ufffd')])
    }
  })
})

describe('in an address', () => {
  it('a NUL is refused at the field that holds it, and half a pair is no failure', async () => {
    const queries = calls.filter(([, { query }]) => query !== undefined)
    expect(queries.length).toBeGreaterThan(20)
    for (const [call, endpoint] of queries) {
      if (endpoint.query === undefined) continue
      for (const { path } of withText(zodOf(endpoint.query), '')) {
        const [name = ''] = path
        const nul = await send(call, endpoint, `${addressOf(call)}?${name}=a%00b`)
        expect([call, nul]).toEqual([call, refused(`query.${name}`)])
        const half = await send(call, endpoint, `${addressOf(call)}?${name}=%ED%A0%80`)
        expect([call, name, half.status]).not.toEqual([call, name, 500])
      }
    }
  })

  it('they are refused in the path too', async () => {
    const paths = calls.filter(([, { params }]) => params !== undefined)
    for (const [call, endpoint] of paths) {
      if (endpoint.params === undefined) continue
      const [{ path: [name = ''] = [] } = {}] = withText(zodOf(endpoint.params), '')
      const at = (text: string) => addressOf(call).replace(`:${name}`, text)
      expect([call, await send(call, endpoint, at('a%00'))]).toEqual([
        call,
        refused(`params.${name}`),
      ])
      expect((await send(call, endpoint, at('%ED%A0%80'))).status).toBe(400)
    }
  })
})
