import type { Asked } from '../../asked.ts'
import type { PageAnswer } from '../../calls.ts'
import { escaped } from '../../mail/html.rules.ts'
import { kindInWords, readUnsubscribe, unsubscribeAddress } from '../../mail/unsubscribe.rules.ts'
import { stopDailyMails, stopMails } from './preferences.repository.ts'

const wrongLink: PageAnswer = {
  status: 404,
  title: 'This link is not complete',
  html: '<p>Please open it again from the mail, or choose in the portal under My account what comes by mail.</p>',
}

/** What a link in a mail's foot would stop, with a button that does. Changes nothing. */
export async function unsubscribePage(
  { server }: Asked<undefined>,
  token: string,
): Promise<PageAnswer> {
  const of = readUnsubscribe(token, server.settings.sessionSecret)
  if (of === undefined) return wrongLink
  const { publicUrl } = server.settings
  // By its path alone: the page may stand at an address of another name.
  const address = unsubscribeAddress(of, server.settings, 'Unsubscribe').slice(publicUrl.length)
  return {
    status: 200,
    title: 'Stop these mails?',
    html: `<p>You would no longer get ${escaped(kindInWords(of.kind))}. Everything else stays as it is.</p>
<form method="post" action="${escaped(address)}">
<input type="hidden" name="List-Unsubscribe" value="One-Click">
<button type="submit">Stop these mails</button>
</form>`,
  }
}

/** Stops somebody's mails of a kind; the same for an account that is gone by now. */
export async function unsubscribe(
  { db, server }: Asked<undefined>,
  token: string,
): Promise<PageAnswer> {
  const of = readUnsubscribe(token, server.settings.sessionSecret)
  if (of === undefined) return wrongLink
  if (of.kind === 'daily') await stopDailyMails(db, of.userId)
  else await stopMails(db, of.userId, of.kind)
  return {
    status: 200,
    title: 'These mails have stopped',
    html: `<p>You no longer get ${escaped(kindInWords(of.kind))}. Nothing begins them again but your own choice in the portal, under My account.</p>
<p><a href="${escaped(server.settings.publicUrl)}/">Go to the portal</a></p>`,
  }
}
