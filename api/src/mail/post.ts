import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Settings } from '../settings.ts'
import { withAddresses } from './page-links.rules.ts'

/** A mail on its way. */
export interface PostedMail {
  id: string
  to: string
  subject: string
  text: string
  createdAt: Date
}

/** Takes mails to where they go. */
export interface Post {
  /** Resolves with what was said once the mail has been taken over; throws when it was not. */
  send(mail: PostedMail): Promise<string>
  close(): void
}

/** A mail server when one is set, else a folder of files. */
export function openPost(
  settings: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'publicUrl'>,
): Post {
  const { send, close } =
    settings.smtpUrl === undefined
      ? outboxPost(outboxFolder(settings), settings.mailFrom)
      : smtpPost(settings.smtpUrl, settings)
  return {
    send: (mail) => send({ ...mail, text: withAddresses(mail.text, settings.publicUrl) }),
    close,
  }
}

/** Where mails go as files. */
export function outboxFolder({ dataDir }: Pick<Settings, 'dataDir'>): string {
  return path.join(dataDir, 'outbox')
}

function smtpPost(url: string, settings: Pick<Settings, 'mailFrom' | 'publicUrl'>): Post {
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
    send: async ({ id, to, subject, text, createdAt }) => {
      const { response } = await transport.sendMail({
        // The same at each try, so that a mail that arrives twice is known as the same.
        messageId: `<${id}@${host}>`,
        from: settings.mailFrom,
        // As an object: a text could hold several addresses.
        to: { name: '', address: to },
        subject,
        text,
        date: createdAt,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
      return response
    },
    close: () => transport.close(),
  }
}

function outboxPost(folder: string, from: string): Post {
  return {
    send: async ({ id, to, subject, text, createdAt }) => {
      await mkdir(folder, { recursive: true })
      const file = path.join(folder, `${id}.txt`)
      const head = `To: ${to}\nFrom: ${from}\nSubject: ${subject}\nDate: ${createdAt.toISOString()}`
      await writeFile(`${file}.draft`, `${head}\n\n${text}\n`, { mode: 0o600 })
      await rename(`${file}.draft`, file)
      return 'Written into the outbox: this server has no mail server.'
    },
    close: () => undefined,
  }
}
