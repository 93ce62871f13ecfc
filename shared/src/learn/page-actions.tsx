import { Button, Heading, LiveText, plural, Stack, Surface, Text } from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { Check, ListChecks } from 'lucide-react'
import type { ReactNode } from 'react'
import { useCheck, useCompletion } from './learn.queries.ts'
import { type LearnView, type PageContent, topicOfPage } from './learn.rules.ts'

/** What to do at a page's end: mark it, check oneself, practise its topic. */
export function PageActions({ page, view }: { page: PageContent; view: LearnView }) {
  const practise = page.questionCount === 0 ? undefined : view.practise?.(topicOfPage(page))
  if (view.own === undefined && practise === undefined) return null
  return (
    <Stack gap="4" data-print="hidden">
      {view.own === undefined ? null : (
        <>
          <Completion page={page} />
          {page.checkCount === 0 ? null : <CheckYourself page={page} view={view} own={view.own} />}
        </>
      )}
      {practise === undefined ? null : (
        <Step
          title="Practise"
          text={`${plural(page.questionCount, 'question')} on ${page.topicName} in the question bank.`}
        >
          {practise}
        </Step>
      )}
    </Stack>
  )
}

function Step({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Surface
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      columnGap="6"
      padding={{ base: '4', md: '5' }}
    >
      <Stack gap="1" flex="1 1 16rem">
        <Heading level={2} size="sm">
          {title}
        </Heading>
        <Text size="sm" tone="muted">
          {text}
        </Text>
      </Stack>
      {children}
    </Surface>
  )
}

/** One button that marks the page and takes that back; it keeps its focus over the change. */
function Completion({ page }: { page: PageContent }) {
  const readOnly = useReadOnly()
  const completion = useCompletion(page)
  const { subTopicId, isCompleted } = page
  return (
    <Step
      title={isCompleted ? 'Complete' : 'Read it all?'}
      text={
        readOnly?.reason ??
        (isCompleted
          ? 'This page counts as done.'
          : 'Mark it, and your progress shows what is left.')
      }
    >
      <LiveText>{isCompleted ? 'This page is marked as complete.' : ''}</LiveText>
      <Button
        variant={isCompleted ? 'secondary' : 'primary'}
        icon={isCompleted ? undefined : <Check size={18} aria-hidden />}
        {...readOnly?.control}
        onClick={() => completion.write({ body: { subTopicId, isCompleted: !isCompleted } })}
      >
        {isCompleted ? 'Mark as not complete' : 'Mark as complete'}
      </Button>
    </Step>
  )
}

function CheckYourself({
  page,
  view,
  own,
}: {
  page: PageContent
  view: LearnView
  own: NonNullable<LearnView['own']>
}) {
  const readOnly = useReadOnly()
  const check = useCheck(page, view, own.pathOfSet)
  return (
    <Step
      title="Check yourself"
      text={
        readOnly?.reason ??
        `${plural(page.checkCount, 'question')} on this page, each with its solution at once.`
      }
    >
      <Button
        icon={<ListChecks size={18} aria-hidden />}
        loading={check.isWriting}
        {...readOnly?.control}
        onClick={() => check.write({ body: { subTopicId: page.subTopicId } })}
      >
        Check yourself
      </Button>
    </Step>
  )
}
