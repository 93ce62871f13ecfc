import { SelectField } from '@portal/shared/forms'
import { useSearchParams } from '@portal/shared/router'
import { Pager } from '@portal/shared/tables'
import {
  Box,
  Card,
  FailedState,
  LinkButton,
  ListTemplate,
  messageOf,
  plural,
} from '@portal/shared/ui'
import { PastSetsTable } from './past-sets-table.tsx'
import { pastSetsPageSize } from './question-bank.early.ts'
import { useBank, usePastSets } from './question-bank.queries.ts'
import { readPage, revisePath } from './question-bank.rules.ts'

/** All finished sets, newest first, by part, a page at a time. */
export default function PastSetsScreen() {
  const [params, setParams] = useSearchParams()
  const page = readPage(params.get('page'))
  const asked = params.get('part') ?? ''
  const part = /^[1-9]\d{0,8}$/.test(asked) ? asked : ''
  const sets = usePastSets(page, part === '' ? {} : { sectionId: Number(part) })
  const bank = useBank()
  const total = sets.data?.totalCount
  const address = (to: number) => {
    const next = new URLSearchParams(part === '' ? {} : { part })
    if (to > 1) next.set('page', String(to))
    return `?${next.toString()}`
  }
  return (
    <ListTemplate
      title="Past sets"
      count={total === undefined ? undefined : plural(total, 'finished set')}
      actions={
        <LinkButton to={revisePath} variant="primary">
          Build a set
        </LinkButton>
      }
      filters={
        bank.data === undefined ? undefined : (
          <Box width="16rem" maxWidth="100%">
            <SelectField
              label="Part"
              labelHidden
              value={part}
              options={[
                { value: '', label: 'All parts' },
                ...bank.data.readiness.map(({ sectionId, sectionNo }) => ({
                  value: String(sectionId),
                  label: sectionNo,
                })),
              ]}
              onValue={(value) => setParams(value === '' ? {} : { part: value })}
            />
          </Box>
        )
      }
      pager={
        total === undefined || total <= pastSetsPageSize ? undefined : (
          <Pager
            label="Past sets"
            page={page}
            pageSize={pastSetsPageSize}
            total={total}
            hrefFor={address}
          />
        )
      }
    >
      {sets.isError && sets.data === undefined ? (
        <FailedState title="Your past sets could not be loaded" onRetry={() => sets.refetch()}>
          {messageOf(sets.error)}
        </FailedState>
      ) : (
        <Card flush>
          <PastSetsTable
            sets={sets.data?.sets}
            empty={{
              title: 'No finished sets yet',
              illustration: 'questions',
              children: 'Each set that you finish stays here with its answers and solutions.',
              action: (
                <LinkButton to={revisePath} variant="primary">
                  Build a set
                </LinkButton>
              ),
            }}
          />
        </Card>
      )}
    </ListTemplate>
  )
}
