import { Alert, plural } from '@portal/shared/ui'
import { changedInWords } from './bulk.rules.ts'
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
