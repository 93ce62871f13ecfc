import { type EventKind, useEvent } from '@portal/shared/events'
import { Drawer, QueryRegion, SkeletonText } from '@portal/shared/ui'
import type { EventEditorProps } from './event-editor.tsx'
import EventEditor from './event-editor.tsx'

export interface OpenEditorProps extends Pick<EventEditorProps, 'onSaved' | 'onClose'> {
  kind: EventKind
  /** `new`, or the id of the one that is edited. */
  id: string
}

/** The editor of a new event, or of one that is read first. */
export default function OpenEditor({ id, ...props }: OpenEditorProps) {
  if (id === 'new') return <EventEditor event={undefined} {...props} />
  return <KnownEditor id={id} {...props} />
}

function KnownEditor({ id, ...props }: OpenEditorProps) {
  const event = useEvent(id)
  if (event.data !== undefined) return <EventEditor key={id} event={event.data} {...props} />
  return (
    <Drawer
      open
      wide
      title={props.kind === 'course' ? 'Course' : 'Seminar'}
      onClose={props.onClose}
    >
      <QueryRegion
        query={event}
        failed={`The ${props.kind} could not be loaded`}
        skeleton={<SkeletonText lines={12} />}
      >
        {() => null}
      </QueryRegion>
    </Drawer>
  )
}
