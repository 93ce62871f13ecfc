import { SelectField } from '@portal/shared/forms'
import { dialogPart } from '@portal/shared/idle'
import { queryOf, useQuery } from '@portal/shared/query'
import { useSearchParams } from '@portal/shared/router'
import { Pager } from '@portal/shared/tables'
import { Box, EmptyState, FailedState, messageOf, SkeletonText, Stack } from '@portal/shared/ui'
import { Suspense, useState } from 'react'
import { pairsCall, type Side } from './duplicates.queries.ts'
import { type Kind, kinds } from './kinds.ts'
import { PairCard } from './pair-card.tsx'
import type { WithdrawPairDialogProps } from './withdraw-pair-dialog.tsx'

const WithdrawDialog = dialogPart<WithdrawPairDialogProps>(
  () => import('./withdraw-pair-dialog.tsx'),
  'Withdraw a question',
)

const pageSize = 10

const kindIn = (text: string | null): Kind | undefined =>
  (['same', 'near', 'variant'] as const).find((kind) => kind === text)

/** Questions that read alike, side by side; page and kind are in the address. */
export default function DuplicatesView() {
  const [params, setParams] = useSearchParams()
  const kind = kindIn(params.get('kind'))
  const pageNo = Math.max(1, Math.trunc(Number(params.get('page')) || 1))
  const [asked, setAsked] = useState<{ gone: Side; kept: Side } | null>(null)
  const { data, isError, error, refetch } = useQuery(
    queryOf(pairsCall, { query: { pageNo, pageSize, ...(kind && { kind }) } }),
  )
  const go = (to: Readonly<Record<string, string>>) => setParams({ view: 'duplicates', ...to })
  return (
    <Stack gap="5">
      <Box width="18rem" maxWidth="100%">
        <SelectField
          label="How alike"
          placeholder="All that read alike"
          options={Object.entries(kinds).map(([value, { label }]) => ({ value, label }))}
          value={kind ?? ''}
          onValue={(value) => go(value === '' ? {} : { kind: value })}
        />
      </Box>
      {data ? (
        <>
          {data.pairs.map((pair) => (
            <PairCard
              key={`${pair.one.id} ${pair.other.id}`}
              pair={pair}
              onWithdraw={(gone, kept) => setAsked({ gone, kept })}
            />
          ))}
          {data.totalCount === 0 ? (
            <EmptyState level={2} title="No two questions read alike">
              What is written is compared with all there is within a few minutes.
            </EmptyState>
          ) : null}
          {data.totalCount > pageSize ? (
            <Pager
              label="Pairs"
              page={pageNo}
              pageSize={pageSize}
              total={data.totalCount}
              onPage={(page) => go({ ...(kind && { kind }), page: String(page) })}
            />
          ) : null}
        </>
      ) : isError ? (
        <FailedState level={2} title="The pairs could not be loaded" onRetry={() => void refetch()}>
          {messageOf(error)}
        </FailedState>
      ) : (
        <SkeletonText lines={10} />
      )}
      {asked ? (
        <Suspense>
          <WithdrawDialog {...asked} onClose={() => setAsked(null)} />
        </Suspense>
      ) : null}
    </Stack>
  )
}
