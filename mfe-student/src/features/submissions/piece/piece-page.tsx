import { useLiveReads } from '@portal/shared/live'
import { useQuery } from '@portal/shared/query'
import { useSearchParams } from '@portal/shared/router'
import {
  EmptyState,
  FailedState,
  LinkButton,
  messageOf,
  Page,
  SkeletonText,
} from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { kindIn, listPath } from '../address.rules.ts'
import { pieceQuery, pieceReads } from '../submissions.queries.ts'
import { PieceDraft } from './piece-draft.tsx'

/** One piece: its text, what was handed in, what came back. */
export default function PiecePage({ id }: { id: string }) {
  const [params] = useSearchParams()
  const read = useQuery(pieceQuery(id))
  const viewing = useReadOnly()
  useLiveReads('writing', pieceReads)
  const back = <LinkButton to={listPath(kindIn(params) ?? 'essay')}>All submissions</LinkButton>
  if (read.data !== undefined) {
    return <PieceDraft read={read.data} isReadOnly={read.data.isReadOnly || viewing !== null} />
  }
  return (
    <Page>
      {read.isError ? (
        isGone(read.error) ? (
          <EmptyState level={1} title="This piece is not here" illustration="search" action={back}>
            It was deleted, or it belongs to somebody else.
          </EmptyState>
        ) : (
          <FailedState title="The piece could not be loaded" onRetry={() => read.refetch()}>
            {messageOf(read.error)}
          </FailedState>
        )
      ) : (
        <SkeletonText lines={8} />
      )}
    </Page>
  )
}

const isGone = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  [400, 404].includes(Number(error.status))
