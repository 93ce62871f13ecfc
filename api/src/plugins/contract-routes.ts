import type { Access, Endpoint, FileKind, Limit, Taken, Upload } from '@portal/shared/api/schemas'
import { contract, fileKinds, takenOf } from '@portal/shared/api/schemas'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { recordCheck } from '../access/policy.ts'
import type { Caller, FileAnswer, Handlers, PageAnswer, Server, StreamAnswer } from '../calls.ts'
import type { Db } from '../database/db.ts'
import { countTry } from '../modules/authentication/index.ts'
import { accountStopped, Problem, sessionEnded } from '../problem.ts'
import { findActiveAccount } from './active-account.repository.ts'
import { deviceCookie } from './device-cookie.ts'
import { sendFile } from './file-answers.ts'
import { type AnswerText, runOnce } from './idempotency.ts'
import { mediaCookie } from './media-cookie.ts'
import { acceptForms, sendPage } from './pages.ts'
import type { StreamOwner, Streams } from './streams.ts'
import { acceptBytes, acceptFiles, readUpload } from './uploads.ts'
import { badInput, checkOf, type Fault, queryFolder } from './validation.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's entry of a call; its own pages have only an `access`. */
    endpoint?: Endpoint
    /** Who may open the route; the start is refused without it. */
    access?: Access
  }
}

/** What every call is answered with. */
export interface CallWorld {
  db: Db
  server: Server
  clock: () => Date
  streams: Streams
}

/** A handler as the routes call it; its own, exact type is checked where it is defined. */
type AnyHandler = (context: object) => Promise<unknown>

/** Registers every call of the contract that has a handler. */
export async function registerCalls(
  app: FastifyInstance,
  handlers: Partial<Handlers>,
  world: CallWorld,
): Promise<void> {
  registerSome(app, handlers, world, 'application/json')
  // Only these take other bodies than JSON.
  await app.register(async (scope) => {
    await acceptFiles(scope)
    registerSome(scope, handlers, world, 'multipart/form-data')
  })
  await app.register(async (scope) => {
    acceptBytes(scope)
    registerSome(scope, handlers, world, 'application/octet-stream')
  })
  await app.register(async (scope) => {
    acceptForms(scope)
    registerSome(scope, handlers, world, 'application/x-www-form-urlencoded')
  })
}

function registerSome(
  app: FastifyInstance,
  handlers: Partial<Handlers>,
  world: CallWorld,
  type: Taken['type'],
): void {
  for (const [call, endpoint] of Object.entries<Endpoint>(contract)) {
    const handler: unknown = Reflect.get(handlers, call)
    const taken = takenOf(endpoint)
    if (typeof handler !== 'function' || taken.type !== type) continue
    const [method = '', url = ''] = call.split(' ')
    app.route({
      method,
      url,
      // A stream would be held open for an answer that has no body.
      exposeHeadRoute: endpoint.stream !== true,
      bodyLimit: taken.maxBytes,
      config: { endpoint, access: endpoint.access },
      handler: answerWith(call, endpoint, handler as AnyHandler, world),
    })
  }
}

function answerWith(call: string, endpoint: Endpoint, handler: AnyHandler, world: CallWorld) {
  const { db, server, clock, streams } = world
  const readInputs = inputReader(endpoint)
  const checkRecord = recordCheck(endpoint.access)
  const { limit } = endpoint
  const takesBytes = endpoint.takes?.type === 'application/octet-stream'
  const checksAccount = call.startsWith('POST ') && endpoint.checksAccount !== true

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { caller } = request
    const inputs = readInputs(request)
    if (caller !== undefined) {
      if (checksAccount) await refuseEnded(db, caller)
      if (limit !== undefined) await countCall(db, call, limit, caller, clock())
      if (checkRecord !== undefined) await checkRecord(db, caller, inputs)
    }
    const file =
      endpoint.upload === undefined
        ? undefined
        : await readUpload(request, reply, kindOf(endpoint.upload, inputs.query, caller))
    let message: string | null = null
    const now = clock()
    const answer = (within: Db) =>
      handler({
        say: (words: string) => {
          message = words
        },
        caller,
        params: inputs.params,
        query: inputs.query,
        body: inputs.body,
        file,
        bytes: takesBytes ? request.body : undefined,
        db: within,
        now,
        address: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        device: deviceCookie(request, reply, server.settings.publicUrl),
        requestId: request.id,
        media: mediaCookie(reply, server.settings, now),
        log: request.log,
        server,
      })
    try {
      // The contract types what such handlers answer.
      if (endpoint.file === true) {
        const made = (await answer(db)) as FileAnswer | object
        if ('content' in made) return sendFile(request, reply, made)
        return send(reply.code(202), { data: toText(made), message })
      }
      if (endpoint.stream === true) {
        return streams.open(reply, (await answer(db)) as StreamAnswer, ownerOf(caller))
      }
      if (endpoint.page === true) return sendPage(reply, (await answer(db)) as PageAnswer)
      const run = async (within: Db) => {
        const data = toText(await answer(within))
        return { data, message }
      }
      const key = endpoint.idempotent === true ? request.headers['idempotency-key'] : undefined
      if (typeof key !== 'string' || caller === undefined) return send(reply, await run(db))
      const once = { db, userId: caller.userId, call, key, input: inputs, now: clock() }
      const { isRepeat, ...kept } = await runOnce(once, run)
      if (isRepeat) reply.header('idempotent-replayed', 'true')
      return send(reply, kept)
    } finally {
      await file?.discard()
    }
  }
}

/**
 * Which kind of file a call brings.
 * @throws Problem 403 for a kind that the caller may not bring.
 */
function kindOf({ kind }: Upload, query: unknown, caller: Caller | undefined): FileKind {
  const named = kind === 'query.kind' ? (query as { kind: FileKind }).kind : kind
  if (caller !== undefined && !(fileKinds[named].who as readonly string[]).includes(caller.role)) {
    throw new Problem(403, 'You may not upload files of this kind.')
  }
  return named
}

/** Whose stream it is; nobody's ends at once. */
function ownerOf(caller: Caller | undefined): StreamOwner {
  const userId = caller?.userId ?? ''
  const endsAt = (caller?.claims.exp ?? 0) * 1000
  return { userId, sessionId: caller?.sessionId ?? userId, endsAt }
}

async function countCall(db: Db, call: string, limit: Limit, { userId }: Caller, now: Date) {
  const { max: most, ...rest } = limit
  await countTry(db, { limits: [{ key: `${call} of ${userId}`, most }], now, ...rest })
}

/** A text that the serialiser has nothing more to do with; `JSON.stringify` measured fastest. */
function toText(data: unknown): string {
  return data === undefined ? 'null' : JSON.stringify(data)
}

function send(reply: FastifyReply, { data, message }: AnswerText): FastifyReply {
  reply.header('cache-control', 'no-store')
  reply.header('content-type', 'application/json; charset=utf-8')
  return reply.send(`{"success":true,"message":${JSON.stringify(message)},"data":${data}}`)
}

function inputReader(endpoint: Endpoint) {
  const params = endpoint.params === undefined ? undefined : checkOf(endpoint.params, 'params')
  const query = endpoint.query === undefined ? undefined : checkOf(endpoint.query, 'query')
  const fold = endpoint.query === undefined ? undefined : queryFolder(endpoint.query)
  const body = endpoint.body === undefined ? undefined : checkOf(endpoint.body, 'body')
  return (request: FastifyRequest) => {
    const faults: Fault[] = []
    const inputs = {
      params: params?.(request.params, faults),
      query: query?.(fold?.(request.query), faults),
      body: body?.(request.body, faults),
    }
    if (faults.length > 0) throw badInput(faults)
    return inputs
  }
}

/**
 * Stopping an account or signing a device out ends writes at once, although the access token is
 * still good for reading.
 */
async function refuseEnded(db: Db, { userId, sessionId }: Caller): Promise<void> {
  const account = await findActiveAccount(db, userId, sessionId)
  if (account === undefined) throw accountStopped()
  if (account.isSignedOut) throw sessionEnded()
}
