import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { moment } from './common.ts'
import type { Endpoint, Schema } from './define.ts'
import { contract, day } from './schemas.ts'

describe('a day and a moment', () => {
  it.each([
    ['2027-03-31', true],
    ['0001-01-01', true],
    ['9999-12-31', true],
    ['0000-12-31', false],
    ['2027-02-30', false],
    ['10000-01-01', false],
    ['-000001-01-01', false],
  ])('%s as a day', (text, isGood) => {
    expect(day.safeParse(text).success).toBe(isGood)
  })

  it.each([
    ['2027-03-31T14:05:00Z', true],
    ['0001-01-01T00:00:00Z', true],
    ['9999-12-31T23:59:59+23:59', true],
    ['0000-12-31T23:59:59Z', false],
    ['0000-12-31T23:59:59-01:00', false],
    ['0001-01-01T00:00:00+00:01', false],
    ['2027-03-31', false],
  ])('%s as a moment', (text, isGood) => {
    expect(moment.safeParse(text).success).toBe(isGood)
  })
})

type Definition = z.core.$ZodTypeDef & {
  format?: string
  shape?: Record<string, z.core.$ZodType>
  innerType?: z.core.$ZodType
  in?: z.core.$ZodType
  element?: z.core.$ZodType
  valueType?: z.core.$ZodType
  options?: readonly z.core.$ZodType[]
}

/** The texts for days and moments within a schema. */
function daysIn(schema: z.core.$ZodType): z.core.$ZodType[] {
  const { format, shape, innerType, element, valueType, options, ...rest }: Definition =
    schema._zod.def
  if (format === 'date' || format === 'datetime') return [schema]
  const inner = [...Object.values(shape ?? {}), innerType, rest.in, element, valueType]
  return [...inner, ...(options ?? [])].flatMap((one) => (one === undefined ? [] : daysIn(one)))
}

/** The contract names schemas only by their shape; all are zod's. */
const zodOf = (schema: Schema) => schema as unknown as z.ZodType

it('no call takes a day of the year 0, which databases do not know', () => {
  const inputs = Object.entries<Endpoint>(contract).flatMap(([call, { params, query, body }]) =>
    [params, query, body].flatMap((part) =>
      part === undefined ? [] : daysIn(zodOf(part)).map((schema) => ({ call, schema })),
    ),
  )
  expect(inputs.length).toBeGreaterThan(10)
  for (const { call, schema } of inputs) {
    const takes = ['0000-06-01', '0000-06-01T00:00:00Z'].some(
      (text) => zodOf(schema).safeParse(text).success,
    )
    expect([call, takes]).toEqual([call, false])
  }
})
