import type { CallAnswer } from '@portal/shared/api'
import { plainWords, renderHtml } from '../../rich-text/index.ts'
import type { Announcement } from './announcements.repository.ts'

type Banner = CallAnswer<'GET /Dashboard/Parent/Dashboard/GetChildren'>['announcements'][number]

/**
 * A banner as people are shown it: its equations set, where it has any markup at all, and in its
 * words alone in plain words, since nothing sets them there.
 */
export function bannerOf({ id, title, text, html, from, to }: Announcement): Banner {
  if (html === null) return { id, title, text, html, from, to }
  return { id, title, text: plainWords(text), html: renderHtml(html), from, to }
}
