import {
  contract,
  type Endpoint,
  type FileKind,
  fileKinds,
  mustBe,
  mustBeSmaller,
  type NamedRecord,
  recordOf,
  type Schema,
} from '@portal/shared/api/schemas'
import * as z from 'zod'
import { entitlementWords } from '../access/entitlement-words.ts'

/** A JSON Schema as it stands in the document. */
export type JsonSchema = Record<string, unknown>

/** One call in the document. */
export interface Operation {
  operationId: string
  summary: string
  description: string
  tags: string[]
  security: Record<string, never[]>[]
  parameters: {
    name: string
    in: 'path' | 'query' | 'header'
    required: boolean
    description?: string
    schema: JsonSchema
  }[]
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, object>
}

export interface OpenApiDocument {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: object
}

let made: OpenApiDocument | undefined

/** The OpenAPI 3.1 document of every call, from the definitions that also validate it. */
export function openApiDocument(): OpenApiDocument {
  made ??= makeDocument()
  return made
}

function makeDocument(): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  const tags = new Set<string>()
  for (const [call, endpoint] of Object.entries<Endpoint>(contract)) {
    const [method = '', path = ''] = call.split(' ')
    const operation = operationOf(call, path, endpoint)
    for (const tag of operation.tags) tags.add(tag)
    const template = path.replace(/:(\w+)/g, '{$1}')
    paths[template] = { ...paths[template], [method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Portal',
      version: '1',
      description:
        'Paths match in any letter case, with or without a trailing slash; names in the query match in any case.',
    },
    servers: [{ url: '/api' }],
    tags: [...tags].sort().map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Failure: failure },
    },
  }
}

const failure = {
  type: 'object',
  required: ['success', 'message', 'errors', 'requestId'],
  properties: {
    success: { const: false },
    message: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
    code: {
      type: 'string',
      description: 'Only where there is more to do than to show the message: `programme-ended`.',
    },
    requestId: { type: 'string' },
  },
}

function operationOf(call: string, path: string, endpoint: Endpoint): Operation {
  const [area = ''] = path.slice(1).split('/')
  return {
    operationId: call.replace(/[^A-Za-z0-9]+/g, '_').replace(/_$/, ''),
    summary: endpoint.summary,
    description: describeAccess(endpoint),
    tags: [area.charAt(0).toUpperCase() + area.slice(1).toLowerCase()],
    security: endpoint.access.who === 'public' ? [] : [{ bearer: [] }],
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...(endpoint.idempotent === true ? [idempotencyHeader] : []),
    ],
    ...bodyOf(endpoint),
    responses: {
      '200': { description: 'Success', content: contentOf(endpoint) },
      ...stillMade(endpoint),
      default: {
        description: 'Failure',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  }
}

function bodyOf({ body, upload, takes }: Endpoint): Pick<Operation, 'requestBody'> {
  if (takes?.type === 'application/octet-stream') {
    const schema = { type: 'string', format: 'binary' }
    return { requestBody: { required: true, content: { [takes.type]: { schema } } } }
  }
  if (upload !== undefined) {
    const kinds =
      upload.kind === 'query.kind' ? (Object.keys(fileKinds) as FileKind[]) : [upload.kind]
    const file = {
      type: 'string',
      format: 'binary',
      description: `${kinds.map((kind) => `${mustBe(kind)}. ${mustBeSmaller(kind)}.`).join(' ')} The field may have any name.`,
    }
    const schema = { type: 'object', required: ['file'], properties: { file } }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  if (body === undefined) return {}
  const schema = toJsonSchema(body, 'input')
  const type = takes?.type
  // A form may be sent with nothing in it.
  if (type !== undefined)
    return { requestBody: { required: false, content: { [type]: { schema } } } }
  return { requestBody: { required: true, content: { 'application/json': { schema } } } }
}

/** What a good answer holds: a file, a stream of events, a page, or the envelope. */
function contentOf(endpoint: Endpoint): Record<string, { schema: JsonSchema }> {
  const { file, stream, page, answer } = endpoint
  if (page === true) return { 'text/html': { schema: { type: 'string' } } }
  if (file === true) return { '*/*': { schema: { type: 'string', format: 'binary' } } }
  if (stream === true) return { 'text/event-stream': { schema: { type: 'string' } } }
  return { 'application/json': { schema: envelope(answer) } }
}

/** What is said of a file while it is being made. */
function stillMade({ file, answer }: Endpoint): Record<string, object> {
  if (file !== true || answer === undefined) return {}
  const content = { 'application/json': { schema: envelope(answer) } }
  return { '202': { description: 'The file is being made by a job', content } }
}

const idempotencyHeader: Operation['parameters'][number] = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key gives the same answer for 24 hours.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
}

/** Which records a call may name, in words. */
function whose({ rule, kind }: NamedRecord): string {
  switch (rule) {
    case 'own':
      return `an own ${kind}`
    case 'own team':
      return 'a tutor of the own team'
    case 'in sight':
      return `a ${kind} in sight`
    case 'given':
      return 'a question that a student was given'
    case 'any':
      return `any ${kind}`
    default:
      return `an ${rule}`
  }
}

/** Who may make a call, in words. */
function describeAccess({ access, whileImpersonating, afterProgramme }: Endpoint): string {
  if (access.who === 'public') return 'Open to everybody.'
  const who = access.who === 'signed in' ? 'Everybody signed in' : access.who.join(', ')
  const needs =
    'needs' in access && access.needs !== undefined
      ? `, with ${entitlementWords[access.needs]}`
      : ''
  const named = recordOf(access)
  const record = named === undefined ? '' : `; ${named.at} names ${whose(named)}`
  const viewing =
    whileImpersonating === undefined
      ? ''
      : ` ${whileImpersonating ? 'Also' : 'Not'} while viewing as a student.`
  const after = afterProgramme === true ? ' Also after the end of a student’s programme.' : ''
  return `${who}${needs}${record}.${viewing}${after}`
}

function parametersOf(
  schema: Schema | undefined,
  place: 'path' | 'query',
): Operation['parameters'] {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input') as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, own]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: own,
  }))
}

function envelope(answer: Schema | undefined): JsonSchema {
  return {
    type: 'object',
    required: ['success', 'message', 'data'],
    properties: {
      success: { const: true },
      message: { type: ['string', 'null'] },
      data: answer === undefined ? { type: 'null' } : toJsonSchema(answer, 'output'),
    },
  }
}

function toJsonSchema(schema: Schema, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema as unknown as z.ZodType, {
    io,
    unrepresentable: 'any',
  })
  return rest
}
