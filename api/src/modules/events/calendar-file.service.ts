import type { Asked } from '../../asked.ts'
import type { FileAnswer } from '../../calls.ts'
import { calendarType, icsOf } from '../../ics/index.ts'
import { eventFor } from './event.service.ts'
import { zoneOfCaller } from './people.repository.ts'
import { pageOfEvent } from './tell.ts'

/** All sessions of an event as a file, without any way in. @throws Problem as `eventFor`. */
export async function eventFile(asked: Asked, id: string): Promise<FileAnswer> {
  const { db, caller, server } = asked
  const event = await eventFor(asked, id)
  const zone = await zoneOfCaller(db, caller.userId)
  const path = pageOfEvent(event, caller.role === 'Student' || caller.role === 'Admin')
  const kind = event.kind === 'seminar' ? 'Seminar' : 'Course'
  const entries = event.sessions.map(({ title, ...session }) => ({
    ...session,
    kind: 'session',
    isAllDay: false,
    info: title === '' ? `${kind}: ${event.title}` : `${kind}: ${event.title}: ${title}`,
    path,
    isCancelled: event.state === 'cancelled',
  }))
  const { publicUrl } = server.settings
  return {
    content: icsOf(entries, { zone, publicUrl }),
    type: calendarType,
    name: `${event.slug}.ics`,
  }
}
