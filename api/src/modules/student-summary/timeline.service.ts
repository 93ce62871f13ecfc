import type { CallAnswer } from '@portal/shared/api'
import { type TimelineKind, timelineKinds, timelinePage } from '@portal/shared/api/schemas'
import type { Asked } from '../../asked.ts'
import type { CallContext } from '../../calls.ts'
import { type Place, timelineOf } from './timeline.repository.ts'
import { entryPath, entryText, kindsFor } from './timeline.rules.ts'

type Call = 'GET /Student/Summary/GetTimeline'

/** A page of what happened around a student, the latest first; one statement. */
export async function studentTimeline(
  { db, caller, now }: Asked,
  { studentId, kinds, before }: CallContext<Call>['query'],
): Promise<CallAnswer<Call>> {
  const wanted = kindsFor(caller.role, kinds === undefined ? timelineKinds : readKinds(kinds))
  if (wanted.length === 0) return { entries: [], before: null }
  const rows = await timelineOf(db, caller, {
    ...{ studentId, now, kinds: wanted },
    before: before === undefined ? undefined : readPlace(before),
    // One more tells whether there is another page.
    atMost: timelinePage + 1,
  })
  const shown = rows.slice(0, timelinePage)
  const last = rows.length > timelinePage ? shown.at(-1) : undefined
  return {
    entries: shown.map((row) => ({
      ...{ id: row.id, kind: row.kind },
      at: new Date(row.atMs).toISOString(),
      text: entryText(row),
      path: entryPath(row, caller.role),
    })),
    before: last === undefined ? null : `${last.exactly}_${last.id}`,
  }
}

function readKinds(kinds: string): TimelineKind[] {
  const asked = new Set(kinds.split(','))
  return timelineKinds.filter((kind) => asked.has(kind))
}

function readPlace(place: string): Place {
  const [at = '', id = ''] = place.split('_')
  return { at, id }
}
