import { readNumber, useSubjects } from '@portal/shared/question-bank'
import { useParams, useSearchParams } from '@portal/shared/router'
import { type Column, DataTable } from '@portal/shared/tables'
import {
  Card,
  EmptyState,
  FailedState,
  LinkButton,
  ListTemplate,
  messageOf,
  plural,
  SkeletonList,
} from '@portal/shared/ui'
import { type ReactNode, useState } from 'react'
import {
  defaultSize,
  newSeed,
  nothingRecorded,
  previewPath,
  readChoice,
  revisePath,
  subjectOf,
} from '../../preview/bank.rules.ts'
import { subjectsCall, useAllSubjects } from './bank.queries.ts'

/** The topics of one subject, each with a set to look through. */
export default function SubjectScreen() {
  const { subject: slug = '' } = useParams()
  const [params] = useSearchParams()
  const testId = readNumber(params.get('test'))
  const sectionId = readNumber(params.get('part'))
  const isNamed = testId !== null && sectionId !== null
  const own = useSubjects(subjectsCall, testId, sectionId)
  const inPart =
    isNamed && own.data ? subjectOf(slug, [{ testId, sectionId, subjects: own.data }]) : null
  // An address without its part, or with another one, names a subject all the same.
  const all = useAllSubjects(!isNamed || (own.isSuccess && inPart === null))
  const found = inPart ?? subjectOf(slug, all.data ?? [])
  const failed = [own, all].find((query) => query.isError)
  const back = (
    <LinkButton to={revisePath} variant="secondary">
      Choose questions
    </LinkButton>
  )
  if (found !== null) return <Topics slug={slug} {...found} back={back} />
  return (
    <ListTemplate title="Topics of a subject" actions={back}>
      {failed !== undefined ? (
        <FailedState title="The topics could not be loaded" onRetry={() => failed.refetch()}>
          {messageOf(failed.error)}
        </FailedState>
      ) : all.isSuccess ? (
        <EmptyState illustration="search" title="This subject is not there" action={back}>
          It may have been renamed, or the address is not complete.
        </EmptyState>
      ) : (
        <SkeletonList rows={6} />
      )}
    </ListTemplate>
  )
}

type Found = NonNullable<ReturnType<typeof subjectOf>>
type Topic = Found['subject']['topics'][number]

const sizeOf = ({ questionCount }: { questionCount: number }) =>
  Math.min(defaultSize, questionCount)

function Topics({
  slug,
  testId,
  sectionId,
  subject,
  back,
}: Found & { slug: string; back: ReactNode }) {
  // One number for this visit, so that coming back to a topic shows the same set.
  const [seed] = useState(newSeed)
  const choice = { ...readChoice(new URLSearchParams()), testId, sectionId }
  const ofTopic = (topic: Topic) =>
    previewPath(slug, seed, { ...choice, topicIds: [topic.id], size: sizeOf(topic) })
  const columns: readonly Column<Topic>[] = [
    { id: 'topic', header: 'Topic', primary: true, cell: ({ name }) => name },
    {
      id: 'questions',
      header: 'Questions',
      align: 'end',
      cell: ({ questionCount }) => questionCount,
    },
    {
      id: 'preview',
      header: 'Look through',
      headerHidden: true,
      align: 'end',
      cell: (topic) =>
        topic.questionCount === 0 ? null : (
          <LinkButton
            to={ofTopic(topic)}
            size="sm"
            variant="soft"
            aria-label={`Look through ${topic.name}`}
          >
            Look through
          </LinkButton>
        ),
    },
  ]
  return (
    <ListTemplate
      title={subject.name}
      description={`${plural(subject.questionCount, 'question')} by topic, at most ten at a time. ${nothingRecorded}`}
      actions={
        <>
          {back}
          {subject.questionCount === 0 ? null : (
            <LinkButton
              to={previewPath(slug, seed, {
                ...choice,
                subjectIds: [subject.id],
                size: sizeOf(subject),
              })}
              variant="primary"
            >
              Look through all topics
            </LinkButton>
          )}
        </>
      }
    >
      <Card flush>
        <DataTable
          label={`Topics of ${subject.name}`}
          columns={columns}
          rows={subject.topics}
          rowKey={({ id }) => String(id)}
          empty={{ title: 'This subject has no topics yet' }}
        />
      </Card>
    </ListTemplate>
  )
}
