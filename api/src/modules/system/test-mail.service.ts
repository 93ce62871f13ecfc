import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import { newId } from '../../database/ids.ts'
import { openPost } from '../../mail/post.ts'

/** Sends a mail to the caller at once, past the queue, and says what the mail server made of it. */
export async function sendTestMail({
  caller,
  now,
  server,
}: Asked): Promise<CallAnswer<'POST /System/admin/Settings/SendTestMail'>> {
  const { portalName, mailFooter } = server.saved()
  const post = openPost(server.settings, () => mailFooter)
  try {
    const answer = await post.send({
      ...{ id: newId(now.getTime()), to: caller.claims.email, createdAt: now },
      subject: `Test mail of ${portalName}`.replace(/\s+/g, ' '),
      text: `This mail says that ${portalName} can send mails.\n\nYou asked for it in the settings.`,
    })
    return { isSent: true, answer }
  } catch (error) {
    return { isSent: false, answer: error instanceof Error ? error.message : String(error) }
  } finally {
    post.close()
  }
}
