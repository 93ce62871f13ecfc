import { sql } from 'drizzle-orm'

/** Pieces of statements about recipients `r`, whose mail `k` may be kept still. */

/**
 * How the mail to somebody stands. Of one that is not kept any more it is known that it was sent, or
 * the recipient says otherwise.
 */
export const mailStateOf = sql`case r.email when 'daily' then 'digest'
  when 'sent' then case when k.id is null or k.sent_at is not null then 'sent'
    when k.bounced_at is not null then 'bounced'
    when k.next_try_at is null then 'failed' else 'waiting' end
  else r.email end`

/** Whether a mail was handed over. */
export const mailedOf = sql`(r.email = 'sent' and (k.id is null or k.sent_at is not null))`

/** Whether a mail came to nothing. */
export const failedOf = sql`(r.email in ('failed', 'bounced')
  or r.email = 'sent' and k.id is not null and k.sent_at is null and k.next_try_at is null)`
