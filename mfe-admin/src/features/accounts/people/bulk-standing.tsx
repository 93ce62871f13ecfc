import { Alert, plural } from '@portal/shared/ui'
import { changedInWords, isBulkMoving } from './bulk.rules.ts'
import type { Bulk } from './people.queries.ts'

/** How a change of many people stands, in words. */
export function BulkStanding({ bulk }: { bulk: Bulk }) {
  const { state, action, changed, done, total, error } = bulk
  const did = changedInWords(action, changed)
  const left = plural(total - done, 'person', 'people')
  switch (state) {
    case 'waiting':
    case 'running':
      return (
        <Alert kind="info" title="It is being done in the background">
          {`${did} It goes on when this is closed; the list of jobs says how far it is.`}
        </Alert>
      )
    case 'failed':
      return (
        <Alert kind="warning" title="It will be tried again by itself">
          {`${did} ${error ?? ''}`}
        </Alert>
      )
    case 'done':
      return (
        <Alert kind={changed < total ? 'warning' : 'success'} title="It is done">
          {did}
        </Alert>
      )
    case 'cancelled':
      return (
        <Alert kind="warning" title="It was cancelled">
          {`${did} It never came to ${left}.`}
        </Alert>
      )
    case 'dead':
      return (
        <Alert kind="danger" title="It was given up">
          {`${did} It never came to ${left}: ${error ?? 'the portal could not go on with it'}. It can be tried again in the list of jobs.`}
        </Alert>
      )
  }
}

/** How far a change is undone; nothing where that was not asked for. */
export function UndoStanding({ bulk: { undo } }: { bulk: Bulk }) {
  if (undo === null) return null
  const { state, undone, why } = undo
  if (isBulkMoving(state)) {
    return (
      <Alert kind="info" title="It is being undone in the background">
        All of it is put back at once, or nothing.
      </Alert>
    )
  }
  return undone > 0 ? (
    <Alert kind="success" title="It is undone">
      {`${plural(undone, 'person is', 'people are')} as before.`}
    </Alert>
  ) : (
    <Alert kind="danger" title="It could not be undone">
      {why ?? 'Nothing was put back.'}
    </Alert>
  )
}
