import { List, useList } from '@portal/shared/lists'
import { useParams } from '@portal/shared/router'
import { Button, LinkButton, ListTemplate } from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { Play, SlidersHorizontal } from 'lucide-react'
import { setOnSubject, useTopicSet } from '../../practice/topic-set.ts'
import { pastSets } from './past-sets.tsx'
import { revisePath } from './question-bank.prefetch.ts'
import { useBank } from './question-bank.queries.ts'
import { slugOf, subjectNameOf } from './question-bank.rules.ts'
import { UnfinishedSets } from './unfinished-sets.tsx'

/** Sets of one subject: those under way, those finished, and the way to a new one. */
export default function SubjectScreen() {
  const { subject = '' } = useParams()
  const slug = slugOf(subject)
  const bank = useBank()
  const topics = bank.data?.topics ?? []
  const topic = topics.find((known) => slugOf(known.subjectName) === slug)
  const build =
    topic === undefined
      ? revisePath
      : `${revisePath}?test=${topic.admissionTestId}&part=${topic.sectionId}&subjects=${topic.subjectId}`
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
  const list = useList(
    {
      ...pastSets,
      failed: 'The sets could not be loaded',
      noneYet: {
        title: 'No finished sets of this subject yet',
        illustration: 'questions',
        children: 'A set on this subject alone shows here once it is finished.',
        action: newSet,
      },
    },
    { query: { subjectSlug: slug } },
  )
  return (
    <ListTemplate title={subjectNameOf(slug, topics)} actions={actions}>
      <UnfinishedSets
        sets={(bank.data?.unfinished ?? []).filter(({ subjectSlug }) => subjectSlug === slug)}
      />
      <List list={list} />
    </ListTemplate>
  )
}
