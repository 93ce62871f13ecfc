import { formatDay } from '@portal/shared/calendar'
import type { Order } from '@portal/shared/ordering'
import { formatDuration, plural, type Tone } from '@portal/shared/ui'
import type { Group, Tree, Video, Watched } from './academy.queries.ts'

type State = Tree['state']

/** How states read, and which tone goes with each; the word alone says it. */
export const states: Readonly<Record<State, { label: string; tone: Tone }>> = {
  draft: { label: 'Draft', tone: 'neutral' },
  published: { label: 'Published', tone: 'success' },
  archived: { label: 'Archived', tone: 'warning' },
}

/** What can be done with an academy's state, by the one that it has. */
export const nextStates: Readonly<
  Record<State, readonly { state: State; label: string; said: string }[]>
> = {
  draft: [
    { state: 'published', label: 'Publish', said: 'is published' },
    { state: 'archived', label: 'Archive', said: 'is archived' },
  ],
  published: [
    { state: 'draft', label: 'Withdraw', said: 'is a draft again' },
    { state: 'archived', label: 'Archive', said: 'is archived' },
  ],
  archived: [{ state: 'draft', label: 'Bring back as a draft', said: 'is a draft again' }],
}

export const audiences: readonly { value: Tree['audience']; label: string }[] = [
  { value: 'students', label: 'Students' },
  { value: 'tutors', label: 'Tutors' },
  { value: 'both', label: 'Students and tutors' },
]

export const audienceOf = (audience: Tree['audience']) =>
  audiences.find(({ value }) => value === audience)?.label ?? audience

type Reason = Video['hiddenBecause'][number]

const reasons: Readonly<Record<Exclude<Reason, 'film failed' | 'group is not open'>, string>> = {
  'academy is a draft': 'The academy is a draft.',
  'academy is archived': 'The academy is archived.',
  'video is a draft': 'The video is a draft.',
  'no film or link': 'It has no film or link yet.',
  'film is not ready': 'Its film is still being checked.',
}

/** Why learners do not see a video, in a sentence for each reason. */
export function hiddenInWords({ hiddenBecause, asset }: Video, { opensOn }: Group): string[] {
  return hiddenBecause.map((reason) => {
    if (reason === 'film failed') return `Its film cannot be played: ${asset?.failure ?? ''}`
    if (reason !== 'group is not open') return reasons[reason]
    return `Its group opens on ${opensOn === null ? 'a later day' : formatDay(opensOn)}.`
  })
}

/** What a video is made of, in a line. */
export function videoInWords({ asset, link, linkMinutes, questions, mandatoryQuestion }: Video) {
  const seconds = asset?.durationSeconds ?? (linkMinutes === null ? null : linkMinutes * 60)
  const captions = asset?.captions.map(({ label }) => label) ?? []
  return [
    asset ? 'Film' : link === null ? 'No film yet' : 'Link',
    seconds === null ? null : formatDuration(seconds),
    captions.length === 0 ? null : `Captions: ${captions.join(', ')}`,
    questions.length === 0
      ? null
      : `${plural(questions.length, 'question')}${mandatoryQuestion ? ', must be passed' : ''}`,
  ]
    .filter((part) => part !== null)
    .join(' · ')
}

/** An order of videos as the call takes it. */
export const groupsOf = (order: Order) => order.map(({ id, keys }) => ({ id, videoIds: [...keys] }))

/** The order with its groups in another one, each with the videos that it has. */
export function reordered(groups: readonly Group[], ids: readonly string[]) {
  const byId = new Map(groups.map((group) => [group.id, group]))
  return ids.flatMap((id) => {
    const group = byId.get(id)
    return group === undefined ? [] : [{ id, videoIds: group.videos.map((video) => video.id) }]
  })
}

/** A drop-off curve as a line: percent of those who began it, by how far into it. */
export function pointsOf({ curve }: Watched['videos'][number]) {
  return curve.map((y, at) => ({ x: ((at + 1) * 100) / curve.length, y }))
}
