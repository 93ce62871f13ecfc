import { ApiError } from '@portal/shared/api'
import { useParams } from '@portal/shared/router'
import {
  EmptyState,
  FailedState,
  FormTemplate,
  LinkButton,
  messageOf,
  Page,
  PageHeader,
  plural,
  SkeletonCards,
} from '@portal/shared/ui'
import { solutionsPath } from '../../practice/finished-work.rules.ts'
import { pathOfSet } from '../../practice/topic-set.ts'
import { useEditableSet } from './edit-set.queries.ts'
import { EditSetForm } from './edit-set-form.tsx'
import { revisePath } from './question-bank.prefetch.ts'

/** Changes an unfinished set: its name, questions, feedback and time. */
export default function EditSetScreen() {
  const { id: setId = '' } = useParams()
  const set = useEditableSet(setId)
  if (set.data !== undefined) {
    const { title, answered, size } = set.data
    return (
      <FormTemplate
        title="Change a set"
        description={`${title}: ${answered} of ${plural(size, 'question')} answered`}
        actions={
          <LinkButton to={pathOfSet(set.data)} variant="secondary">
            Continue the set
          </LinkButton>
        }
      >
        <EditSetForm key={setId} set={set.data} />
      </FormTemplate>
    )
  }
  return (
    <Page>
      <PageHeader title="Change a set" />
      {set.isError ? (
        <EditFailed error={set.error} setId={setId} onRetry={() => set.refetch()} />
      ) : (
        <SkeletonCards count={3} columns={1} />
      )}
    </Page>
  )
}

function EditFailed({
  error,
  setId,
  onRetry,
}: {
  error: Error
  setId: string
  onRetry: () => unknown
}) {
  const status = error instanceof ApiError ? error.status : undefined
  if (status === 409) {
    return (
      <EmptyState
        level={2}
        illustration="locked"
        title="This set cannot be changed any more"
        action={
          <LinkButton to={solutionsPath(setId)} variant="primary">
            Solutions
          </LinkButton>
        }
      >
        {messageOf(error)}
      </EmptyState>
    )
  }
  if (status === 404 || status === 400) {
    return (
      <EmptyState
        level={2}
        illustration="search"
        title="This set is not there"
        action={<LinkButton to={revisePath}>Back to Revise</LinkButton>}
      >
        It may belong to another account, or the address is not complete.
      </EmptyState>
    )
  }
  return (
    <FailedState level={2} title="The set could not be loaded" onRetry={onRetry}>
      {messageOf(error)}
    </FailedState>
  )
}
