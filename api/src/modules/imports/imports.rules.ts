/** How long after it was applied an import can be taken back. */
const takeBackHours = 24

/** Until when an import can be taken back. */
export const canTakeBackUntil = (appliedAt: Date): Date =>
  new Date(appliedAt.getTime() + takeBackHours * 3_600_000)

export const isStillToTakeBack = (appliedAt: Date, now: Date): boolean =>
  now < canTakeBackUntil(appliedAt)

/** What a template shows: a parent and a child, by the names of the fields. */
export const exampleRows: readonly Readonly<Record<string, string>>[] = [
  {
    ...{ role: 'Parent', firstName: 'Jo', lastName: 'Example', email: 'jo@example.com' },
    ...{ phone: '020 7946 0000', timeZone: 'Europe/London' },
  },
  {
    ...{ role: 'Student', firstName: 'Sam', lastName: 'Example', email: 'sam@example.com' },
    ...{ yearGroup: '12', extraTimePercent: '0', parents: 'jo@example.com' },
    ...{ programme: 'Premium', startsOn: '2026-09-01', expiresOn: '2027-08-31' },
  },
]
