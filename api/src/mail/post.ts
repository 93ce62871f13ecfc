import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Settings } from '../settings.ts'
import { withAddresses } from './page-links.rules.ts'
import { type Unsubscribing, unsubscribeAddress } from './unsubscribe.rules.ts'
import { writtenHtml, writtenText } from './written.rules.ts'

/** A mail on its way. */
export interface PostedMail {
  id: string
  to: string
  subject: string
  text: string
  createdAt: Date
  /** Whose mails of which kind the link in its foot stops. */
  stops?: Unsubscribing | undefined
}

/** A mail as it is written down, with what its head says of stopping such mails. */
interface WrittenMail extends Omit<PostedMail, 'stops'> {
  html: string
  headers: Readonly<Record<string, string>>
}

/** What a post is opened with. */
export type PostSettings = Pick<
  Settings,
  'smtpUrl' | 'mailFrom' | 'dataDir' | 'publicUrl' | 'sessionSecret'
>

/** Takes mails to where they go. */
export interface Post {
  /** Resolves with what was said once the mail has been taken over; throws when it was not. */
  send(mail: PostedMail): Promise<string>
  close(): void
}

/**
 * A mail server when one is set, else a folder of files.
 * @param foot what stands under every mail at that moment
 */
export function openPost(settings: PostSettings, foot: () => string): Post {
  const { send, close } =
    settings.smtpUrl === undefined
      ? outboxPost(outboxFolder(settings), settings.mailFrom)
      : smtpPost(settings.smtpUrl, settings)
  return { send: (mail) => send(write(mail, settings, foot())), close }
}

function write({ stops, ...mail }: PostedMail, settings: PostSettings, foot: string): WrittenMail {
  const addressOf = (action: 'GetUnsubscribe' | 'Unsubscribe') =>
    stops && unsubscribeAddress(stops, settings, action)
  const letter = {
    text: withAddresses(mail.text, settings.publicUrl),
    foot,
    unsubscribe: addressOf('GetUnsubscribe'),
  }
  return {
    ...mail,
    text: writtenText(letter),
    html: writtenHtml(letter),
    headers:
      stops === undefined
        ? {}
        : {
            // RFC 8058: mail programs post to it, without asking anybody to open a page.
            'List-Unsubscribe': `<${addressOf('Unsubscribe')}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
  }
}

/** Where mails go as files. */
export function outboxFolder({ dataDir }: Pick<Settings, 'dataDir'>): string {
  return path.join(dataDir, 'outbox')
}

/** Takes written mails to where they go. */
interface Carrier extends Pick<Post, 'close'> {
  send(mail: WrittenMail): Promise<string>
}

function smtpPost(url: string, settings: PostSettings): Carrier {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
  const host = new URL(settings.publicUrl).hostname
  return {
    send: async ({ id, to, subject, text, html, headers, createdAt }) => {
      const { response } = await transport.sendMail({
        // The same at each try, so that a mail that arrives twice is known as the same.
        messageId: `<${id}@${host}>`,
        from: settings.mailFrom,
        // As an object: a text could hold several addresses.
        to: { name: '', address: to },
        subject,
        text,
        html,
        date: createdAt,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...Object.fromEntries(
            // As they are: an address that is folded is none.
            Object.entries(headers).map(([name, value]) => [name, { prepared: true, value }]),
          ),
        },
      })
      return response
    },
    close: () => transport.close(),
  }
}

function outboxPost(folder: string, from: string): Carrier {
  return {
    send: async ({ id, to, subject, text, headers, createdAt }) => {
      await mkdir(folder, { recursive: true })
      const file = path.join(folder, `${id}.txt`)
      const more = Object.entries(headers).map(([name, value]) => `\n${name}: ${value}`)
      const head = `To: ${to}\nFrom: ${from}\nSubject: ${subject}\nDate: ${createdAt.toISOString()}${more.join('')}`
      await writeFile(`${file}.draft`, `${head}\n\n${text}\n`, { mode: 0o600 })
      await rename(`${file}.draft`, file)
      return 'Written into the outbox: this server has no mail server.'
    },
    close: () => undefined,
  }
}
