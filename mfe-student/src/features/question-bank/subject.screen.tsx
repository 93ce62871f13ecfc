import { useParams, useSearchParams } from '@portal/shared/router'
import { usePagedList } from '@portal/shared/tables'
import {
  Button,
  Card,
  FailedState,
  LinkButton,
  ListTemplate,
  messageOf,
  plural,
} from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { Play, SlidersHorizontal } from 'lucide-react'
import { setOnSubject, useTopicSet } from '../../practice/topic-set.ts'
import { PastSetsTable } from './past-sets-table.tsx'
import { pastSetsPageSize } from './question-bank.prefetch.ts'
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
  const practise = useTopicSet()
  const readOnly = useReadOnly()
  const newSet = (
    <LinkButton
      to={build}
      variant={topic === undefined ? 'primary' : 'secondary'}
      icon={<SlidersHorizontal size={18} aria-hidden />}
    >
      Build a set
    </LinkButton>
  )
  // Sets of mixed subjects have no one subject to practise.
  const actions = (
    <>
      {newSet}
      {topic === undefined ? null : (
        <Button
          variant="primary"
          icon={<Play size={18} aria-hidden />}
          loading={practise.isBuilding}
          {...readOnly?.control}
          onClick={() => {
            const { admissionTestId, sectionId, subjectId } = topic
            practise.start(
              { AdmissionTestId: admissionTestId, sectionId, SubjectId: String(subjectId) },
              (size) => setOnSubject(topic, size),
            )
          }}
        >
          Practise this subject
        </Button>
      )}
    </>
  )
  const list = usePagedList({
    label: 'Past sets',
    rows: past.data?.sets,
    total,
    page,
    pageSize: pastSetsPageSize,
    hrefFor: (to) => (to === 1 ? '?' : `?page=${to}`),
    noneYet: {
      title: 'No finished sets of this subject yet',
      illustration: 'questions',
      children: 'A set on this subject alone shows here once it is finished.',
      action: newSet,
    },
  })
  return (
    <ListTemplate
      title={subjectNameOf(slug, topics)}
      count={total === undefined ? undefined : plural(total, 'finished set')}
      actions={actions}
      pager={list.pager}
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
          <PastSetsTable sets={list.rows} empty={list.empty} />
        </Card>
      )}
    </ListTemplate>
  )
}
