import type { CallKey } from '@portal/shared/api'
import {
  contract,
  type Endpoint,
  id,
  idList,
  idText,
  recordOf,
  type Schema,
  uid,
} from '@portal/shared/api/schemas'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { openIds } from './areas.fixtures.ts'
import { isCheckedAtDoor } from './policy.ts'

const parts = ['params', 'query', 'body'] as const
const calls = Object.keys(contract) as CallKey[]

/** A field of a call's input, by where it stands: `body.tutorRatings.TutorId`. */
interface Field {
  at: string
  /** Is an id by its name, or by what the contract takes for it. */
  isId: boolean
}

const idSchemas: readonly unknown[] = [id, idList, idText, uid]

/** What holds no other schema; anything else that is not known here must be looked into first. */
const leaves = ['string', 'number', 'boolean', 'enum', 'literal', 'transform', 'custom']

/** What there is inside a schema; undefined for one that holds no other. */
function within(schema: z.ZodType): z.ZodType[] | undefined {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  ) {
    return [schema.unwrap() as z.ZodType]
  }
  if (schema instanceof z.ZodArray) return [schema.element as z.ZodType]
  if (schema instanceof z.ZodTuple) return [...schema.def.items] as z.ZodType[]
  if (schema instanceof z.ZodUnion) return schema.options as z.ZodType[]
  if (schema instanceof z.ZodPipe) return [schema.in as z.ZodType, schema.out as z.ZodType]
  if (!leaves.includes(schema.def.type)) throw new Error(`${schema.def.type} is not looked into`)
  return undefined
}

/** Every field in a schema that holds no other, through objects, lists and alternatives. */
function fieldsOf(schema: z.ZodType, at: string): Field[] {
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, inner]) =>
      fieldsOf(inner, `${at}.${name}`),
    )
  }
  const inner = within(schema)
  if (inner !== undefined) return inner.flatMap((each) => fieldsOf(each, at))
  return [
    { at, isId: /ids?$/i.test(at) || idSchemas.includes(schema) || schema instanceof z.ZodUUID },
  ]
}

function idsIn(endpoint: Endpoint): string[] {
  const fields = parts.flatMap((part) => {
    const schema: Schema | undefined = endpoint[part]
    // The contract names schemas only by their shape, to keep type checking fast; all are zod's.
    return schema === undefined ? [] : fieldsOf(schema as unknown as z.ZodType, part)
  })
  return [...new Set(fields.filter(({ isId }) => isId).map(({ at }) => at))]
}

describe('fields that are ids', () => {
  it('are found by name and by form, in objects, lists and alternatives', () => {
    const list = z.array(z.strictObject({ tutorId: z.string(), note: z.string() })).max(3)
    const body = z.strictObject({
      rows: list.nullable(),
      chosen: z.array(id).optional(),
      who: uid,
      what: z.union([z.strictObject({ Admissiontestid: z.int() }), z.strictObject({ n: z.int() })]),
      some: idList.optional(),
      from: z.string().pipe(z.uuid()),
      text: z.string().default(''),
    })
    const access = { who: 'public' } as const
    expect(idsIn({ summary: '', access, body })).toEqual([
      'body.rows.tutorId',
      'body.chosen',
      'body.who',
      'body.what.Admissiontestid',
      'body.some',
      'body.from',
    ])
  })

  it('are not overlooked in a form that is not known here', () => {
    const body = z.strictObject({ byName: z.record(z.string(), z.object({ tutorId: uid })) })
    const endpoint = { summary: '', access: { who: 'public' }, body } as const
    expect(() => idsIn(endpoint)).toThrow('record is not looked into')
  })

  it('each name the record of their call, or have a reason why anybody may name any', () => {
    const unsaid = calls.flatMap((call) => {
      const endpoint: Endpoint = contract[call]
      const record = recordOf(endpoint.access)
      return idsIn(endpoint)
        .filter((at) => at !== record?.at && openIds[call]?.[at] === undefined)
        .map((at) => `${call}: ${at}`)
    })
    expect(unsaid).toEqual([])
  })

  it('have no reason that is empty, or for a field that is gone or names the record', () => {
    const stale = Object.entries(openIds).flatMap(([call, reasons]) => {
      const endpoint: Endpoint | undefined = Reflect.get(contract, call)
      const record = endpoint && recordOf(endpoint.access)
      const ids = endpoint === undefined ? [] : idsIn(endpoint)
      return Object.entries(reasons)
        .filter(([at, why]) => why.trim() === '' || at === record?.at || !ids.includes(at))
        .map(([at]) => `${call}: ${at}`)
    })
    expect(stale).toEqual([])
  })

  it('are where the contract says that the record is named', () => {
    for (const call of calls) {
      const endpoint: Endpoint = contract[call]
      const record = recordOf(endpoint.access)
      if (record === undefined) continue
      expect([call, idsIn(endpoint)]).toEqual([call, expect.arrayContaining([record.at])])
      // The door reads one id, of a field that is not in another.
      if (isCheckedAtDoor(record))
        expect([call, record.at.split('.')]).toHaveProperty('1.length', 2)
    }
  })
})
