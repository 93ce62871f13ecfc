import type { Readable } from 'node:stream'
import type { CallAnswer, CallKey } from '@portal/shared/api'
import type { Contract } from '@portal/shared/api/schemas'
import type { Claims, Role } from '@portal/shared/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { AccessTokens } from './access/access-tokens.ts'
import type { Db } from './database/db.ts'
import type { MediaArea } from './database/schema/index.ts'
import type { Judgement } from './files/content.ts'
import type { FileStore, OpenFile } from './files/file-store.ts'
import type { JobQueue } from './jobs/open-jobs.ts'
import type { Live } from './live/live.ts'
import type { SavedSettings } from './modules/system/index.ts'
import type { Printer } from './printing/printer.ts'
import type { DocumentReader } from './reading-documents/document-reader.ts'
import type { Settings } from './settings.ts'

/** Who makes the call, from the access token. */
export interface Caller {
  userId: string
  role: Role
  claims: Claims
  isImpersonating: boolean
  /** A student whose programme had ended when the token was made. */
  isExpired: boolean
  /** The session that the access token belongs to; undefined for tokens that name none. */
  sessionId: string | undefined
}

/** A file that was brought as a film, for what is said beside. */
export interface BroughtFilm {
  fileId: string
  area: MediaArea
  name: string
  bytes: number
  /** Who brought it. */
  by: string
}

/** Makes films of files; what keeps files knows nothing else of films. */
export interface Films {
  /** Writes a film down, in the transaction that keeps its file. */
  add(tx: Db, film: BroughtFilm, now: Date): Promise<void>
  /** What is known of the film of a file, which is looked at if nobody has; null where it is none. */
  ofFile(
    db: Db,
    fileId: string,
    now: Date,
  ): Promise<CallAnswer<'POST /Media/Upload/Complete'>['asset']>
}

/** What a handler may know of the process that it runs in. */
export interface Server {
  settings: Settings
  /** Of the settings those that can be changed while the portal runs, as they are now. */
  saved(): SavedSettings
  tokens: AccessTokens
  live: Live
  files: FileStore
  /** Ids of those of these files that somebody may open, as the records say that show them. */
  mayOpenFiles(
    db: Db,
    person: Pick<Caller, 'userId' | 'role'>,
    files: readonly { id: string; uploadedBy: string | null }[],
    now: Date,
  ): Promise<ReadonlySet<string>>
  films: Films
  /** Makes PDFs. */
  printer: Printer
  /** Reads documents that are brought. */
  documents: DocumentReader
  /** Where jobs wait for their turn. */
  jobs: JobQueue
  /** False while the process starts or drains. */
  isReady(): boolean
}

/** A file as an answer. Images, PDFs and videos are shown; anything else is an attachment. */
export interface FileAnswer {
  /**
   * Of what was made for the answer all there is, or what gives it bit by bit: where that fails, the
   * connection is cut. Of what is kept, the open file.
   */
  content:
    | Uint8Array
    | Readable
    | (OpenFile & { /** Other for every other content. */ etag: string })
  /** Media type, such as `image/png`. */
  type: string
  /** Name that the browser offers when it is kept; left out for what is only shown. */
  name?: string
}

/** A file that a call brought, judged by its content; gone when the call has been answered. */
export interface UploadedFile extends Judgement {
  /** Where it lies on this machine. */
  path: string
  /** What its owner calls it, made plain. */
  name: string
  bytes: number
  /** SHA-256 of its content, in hexadecimal. */
  sha256: string
}

/** A plain page as an answer, without a script. */
export interface PageAnswer {
  status: 200 | 404
  title: string
  /** What stands in it below the title; whatever comes from elsewhere is escaped already. */
  html: string
}

/** A stream as an answer: it is told how to send, and answers how to stop. */
export type StreamAnswer = (send: (event: string) => void) => () => void

/** What a browser keeps between sign-ins, for the call that signs in alone. */
export interface DeviceCookie {
  read(): string | undefined
  write(value: string): void
}

/** Whom a browser shows media to: `<img>`, `<video>` and links send no access token. */
export type Viewer = Pick<Caller, 'userId' | 'role' | 'sessionId'>

/** The cookie that goes with a session; calls never read it. */
export interface MediaCookie {
  /** Gives it to whoever has just been given tokens. */
  write(viewer: Viewer): void
  clear(): void
}

type OutputOf<S> = S extends { _zod: { output: infer O } } ? O : undefined
type PartOf<K extends CallKey, P extends string> = Contract[K] extends { [key in P]: infer S }
  ? OutputOf<S>
  : undefined

/** What a handler gets: the checked input, the caller, and the way to the world. */
export interface CallContext<K extends CallKey> {
  /** Undefined on public calls. */
  caller: Contract[K]['access'] extends { who: 'public' } ? undefined : Caller
  params: PartOf<K, 'params'>
  query: PartOf<K, 'query'>
  body: PartOf<K, 'body'>
  /** Only on calls with an `upload`. */
  file: Contract[K] extends { upload: unknown } ? UploadedFile : undefined
  /** The body of a call that takes bytes as they are. */
  bytes: Contract[K] extends { takes: { type: 'application/octet-stream' } }
    ? Uint8Array
    : undefined
  /** For a call with an `Idempotency-Key` this is a transaction that the kept answer is part of. */
  db: Db
  /** Says a sentence beside a good answer, as its `message`; the last one stands. */
  say: (message: string) => void
  /** The moment of the call; handlers never read the clock themselves, so that tests can set it. */
  now: Date
  /** Caller's address, for throttling and the audit log. */
  address: string
  /** What the caller's program says of itself; empty when it says nothing. */
  userAgent: string
  device: DeviceCookie
  /** The call's id, as the log and the answer's head have it. */
  requestId: string
  media: MediaCookie
  log: FastifyBaseLogger
  server: Server
}

/** What is said of a file that is still being made; nothing where it is made at once. */
type StillMade<K extends CallKey> = Contract[K] extends { answer: infer S } ? OutputOf<S> : never

/** What a handler resolves to: the `data` of the envelope, a file, a stream, or a page. */
type Answer<K extends CallKey> = Contract[K] extends { file: true }
  ? FileAnswer | StillMade<K>
  : Contract[K] extends { stream: true }
    ? StreamAnswer
    : Contract[K] extends { page: true }
      ? PageAnswer
      : CallAnswer<K>

/** Answers one call, or throws a `Problem`. */
export type Handler<K extends CallKey> = (context: CallContext<K>) => Promise<Answer<K>>

/** Handlers by the contract's keys. */
export type Handlers<K extends CallKey = CallKey> = { [P in K]: Handler<P> }

/** Declares the handlers of an area; each is checked against the contract. */
export function defineHandlers<K extends CallKey>(handlers: Handlers<K>): Handlers<K> {
  return handlers
}
