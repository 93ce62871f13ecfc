import type { CallAnswer } from '@portal/shared/api'
import { equationsInWords, renderHtml } from '../../rich-text/index.ts'
import type { Announcement } from './announcements.repository.ts'

type Banner = CallAnswer<'GET /Dashboard/Parent/Dashboard/GetChildren'>['announcements'][number]

/**
 * A banner as people are shown it: its equations set, where it has any markup at all, and in its
 * words alone written with signs or left out, since nothing sets them there.
 */
export function bannerOf({ id, title, text, html, from, to }: Announcement): Banner {
  if (html === null) return { id, title, text, html, from, to }
  return { id, title, text: equationsInWords(text), html: renderHtml(html), from, to }
}
