import type { UseQueryResult } from '@portal/shared/query'
import { useSession } from '@portal/shared/session'
import {
  Card,
  DateText,
  EmptyState,
  FailedState,
  LinkButton,
  messageOf,
  Page,
  PageHeader,
  SkeletonRegion,
  SkeletonText,
  Stack,
} from '@portal/shared/ui'
import type { ReactNode } from 'react'
import { isNotThere } from './results.queries.ts'
import { listPath } from './results.rules.ts'

/** Whether the reader is the student whose test it is; a parent who views the portal reads as one. */
export function useIsOwn(): boolean {
  return useSession(({ claims }) => claims?.role === 'Student')
}

export interface ResultFrameProps<T> {
  title: string
  query: UseQueryResult<T>
  /** Leads to the other page of the same result. */
  other: { to: string; label: string }
  /** Stands beside the ways to other pages, once the result is there. */
  action?: ReactNode
  children: (data: T) => ReactNode
}

/** Header and states that both pages of a result have; the heading stays while the data come. */
export function ResultFrame<T extends { studentName: string; finishedAt: string }>({
  title,
  query,
  other,
  action,
  children,
}: ResultFrameProps<T>) {
  const isOwn = useIsOwn()
  const { data } = query
  return (
    <Page>
      <PageHeader
        title={title}
        description={
          data === undefined ? undefined : (
            <>
              {isOwn ? 'Handed in on ' : `${data.studentName}, handed in on `}
              <DateText moment={data.finishedAt} style="longDate" />
            </>
          )
        }
        actions={
          data === undefined ? undefined : (
            <>
              {action}
              {isOwn ? (
                <LinkButton to={listPath} variant="ghost">
                  All results
                </LinkButton>
              ) : null}
              <LinkButton to={other.to} variant="secondary">
                {other.label}
              </LinkButton>
            </>
          )
        }
      />
      {data !== undefined ? (
        children(data)
      ) : !query.isError ? (
        <SkeletonRegion label="Loading the result">
          <Stack gap="6">
            <Card>
              <SkeletonText lines={5} />
            </Card>
            <Card>
              <SkeletonText lines={10} />
            </Card>
          </Stack>
        </SkeletonRegion>
      ) : isNotThere(query.error) ? (
        <EmptyState
          illustration="search"
          level={2}
          title="This result is not there"
          action={
            <LinkButton to={isOwn ? listPath : '/'} variant="primary">
              {isOwn ? 'Your diagnostic test results' : 'Go to the dashboard'}
            </LinkButton>
          }
        >
          The test may not be finished, it may belong to somebody else, or the address is not
          complete.
        </EmptyState>
      ) : (
        <FailedState title="The result could not be loaded" onRetry={() => query.refetch()}>
          {messageOf(query.error)}
        </FailedState>
      )}
    </Page>
  )
}
