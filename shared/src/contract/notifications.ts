import type { Role } from './roles.ts'

/** Ways in which a kind may come by email. */
export const emailChoices = ['none', 'daily', 'at once'] as const

export type EmailChoice = (typeof emailChoices)[number]

/** How somebody hears of a kind of notification. */
export interface HowTold {
  inPortal: boolean
  email: EmailChoice
}

/** What a notification may be about. */
interface Kind {
  /** As the database and the calls have it. */
  readonly name: string
  /** Who can get it at all, and so chooses about it. */
  readonly roles: readonly Role[]
  /** Comes by mail at once or not at all. */
  readonly isMailAlone?: true
  /** What holds until the person chooses. */
  readonly first: HowTold
  readonly words: { readonly title: string; readonly about: string }
}

const inPortalAlone = { inPortal: true, email: 'none' } as const

const kinds = [
  {
    name: 'alerts',
    roles: ['Student', 'Parent', 'School Manager', 'Tutor', 'Senior Tutor'],
    first: inPortalAlone,
    words: { title: 'Alerts', about: 'When somebody should look at how things are going.' },
  },
  {
    name: 'tuition',
    roles: ['Student', 'Parent', 'School Manager', 'Tutor', 'Senior Tutor'],
    first: inPortalAlone,
    words: {
      title: 'Tuition',
      about: 'Hours that are booked, moved, cancelled, asked about or reported on.',
    },
  },
  {
    name: 'events',
    roles: ['Student', 'Tutor', 'Senior Tutor'],
    first: inPortalAlone,
    words: {
      title: 'Academy, seminars and courses',
      about:
        'Places, queues, moved or cancelled sessions, recordings, reports that are due, new courses.',
    },
  },
  {
    name: 'content',
    roles: ['Student', 'Parent', 'School Manager', 'Tutor', 'Senior Tutor'],
    first: inPortalAlone,
    words: {
      title: 'Curriculum, library and help',
      about: 'A new curriculum, books, posts, upgrades, answers to what you wrote to us.',
    },
  },
  {
    name: 'questions',
    roles: ['Student', 'Tutor', 'Senior Tutor'],
    first: inPortalAlone,
    words: { title: 'Questions', about: 'Flagged questions and their answers.' },
  },
  {
    name: 'writing',
    roles: ['Student', 'Parent', 'School Manager', 'Tutor', 'Senior Tutor'],
    first: inPortalAlone,
    words: {
      title: 'Essays and personal statements',
      about: 'What was handed in, marked, sent back or set, and what is due.',
    },
  },
  {
    name: 'company',
    roles: ['Student', 'Parent', 'School Manager', 'Tutor', 'Senior Tutor'],
    first: inPortalAlone,
    words: { title: 'News', about: 'Announcements from the team behind the portal.' },
  },
  {
    name: 'weekly',
    roles: ['Parent'],
    isMailAlone: true,
    first: { inPortal: false, email: 'at once' },
    words: {
      title: 'Weekly summary',
      about: 'A mail on Monday morning with the week of each of your children.',
    },
  },
] as const satisfies readonly Kind[]

export type NotificationKind = (typeof kinds)[number]['name']

/** Whether a kind can come in a way: one that is a mail alone neither in the portal nor with others. */
export function canCome({ isMailAlone }: Pick<Kind, 'isMailAlone'>, how: HowTold): boolean {
  return !isMailAlone || (!how.inPortal && how.email !== 'daily')
}

/** One kind of notification; people choose by it how they hear of what. */
export interface KnownKind extends Kind {
  readonly name: NotificationKind
}

/** All kinds, in the order in which people choose about them. A new one is an entry here alone. */
export const notificationKinds: readonly KnownKind[] = kinds

/** The kinds that a role can get. */
export function kindsOfRole(role: Role): readonly KnownKind[] {
  return notificationKinds.filter(({ roles }) => roles.includes(role))
}
