import type { Audience, PostRow } from './posts.queries.ts'

/** Whom a post may be for, in words, in the order that they always have. */
export const audienceNames: Readonly<Record<Audience, string>> = {
  Student: 'Students',
  Tutor: 'Tutors',
  'Senior Tutor': 'Senior tutors',
  Parent: 'Parents',
  'School Manager': 'School managers',
}

/** The same as choices. */
export const audienceOptions = (Object.keys(audienceNames) as Audience[]).map((value) => ({
  value,
  label: audienceNames[value],
}))

/** Several of them in words. */
export function audienceOf(roles: readonly Audience[]): string {
  if (roles.length === 0) return 'Nobody yet'
  if (roles.length === audienceOptions.length) return 'Everybody'
  return roles.map((role) => audienceNames[role]).join(', ')
}

/** How the states of a post are called and coloured. */
export const states = {
  draft: { label: 'Draft', tone: 'neutral' },
  scheduled: { label: 'Scheduled', tone: 'brand' },
  published: { label: 'Published', tone: 'success' },
  archived: { label: 'Archived', tone: 'warning' },
} as const satisfies Record<PostRow['state'], { label: string; tone: string }>
