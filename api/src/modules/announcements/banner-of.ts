import type { CallAnswer } from '@portal/shared/api'
import { renderHtml } from '../../rich-text/index.ts'
import type { Announcement } from './announcements.repository.ts'

type Banner = CallAnswer<'GET /Dashboard/Parent/Dashboard/GetChildren'>['announcements'][number]

/** A banner as people are shown it: its equations set, where it has any markup at all. */
export function bannerOf({ id, title, text, html, from, to }: Announcement): Banner {
  return { id, title, text, html: html === null ? null : renderHtml(html), from, to }
}
