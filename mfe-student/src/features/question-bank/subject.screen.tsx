import { useParams, useSearchParams } from '@portal/shared/router'
import { Pager } from '@portal/shared/tables'
import { Card, FailedState, LinkButton, ListTemplate, messageOf, plural } from '@portal/shared/ui'
import { Plus } from 'lucide-react'
import { PastSetsTable } from './past-sets-table.tsx'
import { pastSetsPageSize } from './question-bank.early.ts'
import { useBank, usePastSets } from './question-bank.queries.ts'
import { readPage, revisePath, slugOf, subjectNameOf } from './question-bank.rules.ts'
import { UnfinishedSets } from './unfinished-sets.tsx'

/** Sets of one subject: those under way, those finished, and the way to a new one. */
export default function SubjectScreen() {
  const { subject = '' } = useParams()
  const [params] = useSearchParams()
  const slug = slugOf(subject)
  const page = readPage(params.get('page'))
  const bank = useBank()
  const past = usePastSets(page, { subjectSlug: slug })
  const topics = bank.data?.topics ?? []
  const topic = topics.find((known) => slugOf(known.subjectName) === slug)
  const build =
    topic === undefined
      ? revisePath
      : `${revisePath}?test=${topic.admissionTestId}&part=${topic.sectionId}&subjects=${topic.subjectId}`
  const total = past.data?.totalCount
  const newSet = (
    <LinkButton to={build} variant="primary" icon={<Plus size={18} aria-hidden />}>
      New set
    </LinkButton>
  )
  return (
    <ListTemplate
      title={subjectNameOf(slug, topics)}
      count={total === undefined ? undefined : plural(total, 'finished set')}
      actions={newSet}
      pager={
        total === undefined || total <= pastSetsPageSize ? undefined : (
          <Pager
            label="Past sets"
            page={page}
            pageSize={pastSetsPageSize}
            total={total}
            hrefFor={(to) => (to === 1 ? '?' : `?page=${to}`)}
          />
        )
      }
    >
      <UnfinishedSets
        sets={(bank.data?.unfinished ?? []).filter(({ subjectSlug }) => subjectSlug === slug)}
      />
      {past.isError && past.data === undefined ? (
        <FailedState title="The sets could not be loaded" onRetry={() => past.refetch()}>
          {messageOf(past.error)}
        </FailedState>
      ) : (
        <Card title="Finished" flush>
          <PastSetsTable
            sets={past.data?.sets}
            empty={{
              title: 'No finished sets of this subject yet',
              illustration: 'questions',
              children: 'A set on this subject alone shows here once it is finished.',
              action: newSet,
            }}
          />
        </Card>
      )}
    </ListTemplate>
  )
}
