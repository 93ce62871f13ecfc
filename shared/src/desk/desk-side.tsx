import { part } from '@portal/shared/idle'
import { Divider, SkeletonText, Stack, type TabItem, Tabs } from '@portal/shared/ui'
import { Suspense } from 'react'
import { CommentsSide } from './comments-side.tsx'
import type { DeskRead, DeskValue } from './desk.types.ts'
import { GradesSide } from './grades-side.tsx'
import { LateReplies } from './late-replies.tsx'
import { SaidSide } from './said-side.tsx'
import type { DeskActions } from './use-desk-actions.ts'
import type { Numbered } from './use-numbered.ts'
import type { DeskTab, DeskView } from './view.rules.ts'

const AboutSide = part(() => import('./about-side.tsx'), {
  failed: 'What this is about could not be shown',
})
const MarkedFile = part(() => import('./marked-file.tsx'), {
  failed: 'The file beside the marking could not be shown',
})
const FirstSide = part(() => import('./first-side.tsx'), {
  failed: 'The first marking could not be shown',
})
const BeforeSide = part(() => import('./before-side.tsx'), {
  failed: 'The version before could not be shown',
})

export interface DeskSideProps {
  read: DeskRead
  value: DeskValue
  desk: { actions: DeskActions; view: DeskView; numbered: Numbered }
  isReadOnly: boolean
  /** The texts that are marked; null for a PDF. */
  texts: readonly string[] | null
}

const noCriteria: NonNullable<DeskRead['question']>['criteria'] = []

/** What stands beside the text: comments, grades, what it is about, what was said before. */
export function DeskSide({ read, value, desk, isReadOnly, texts }: DeskSideProps) {
  const { actions, view, numbered } = desk
  const { item, version, question, first, before, marking, takeOver, said } = read
  const criteria = version?.criteria ?? question?.criteria ?? noCriteria
  const shown = marking ?? takeOver?.marking ?? null
  const tabs: TabItem<DeskTab>[] = [
    {
      id: 'comments',
      label: 'Comments',
      count: numbered.ids.length,
      content: () => (
        <CommentsSide
          comments={numbered.comments}
          active={view.active}
          editing={view.editing}
          kind={item.kind}
          on={texts === null ? 'pages' : 'text'}
          {...{ criteria, isReadOnly, said, actions }}
        />
      ),
    },
    {
      id: 'grades',
      label: 'Grades',
      content: () => (
        <Stack gap="6">
          <GradesSide
            kind={item.kind}
            grades={value.grades}
            before={first?.grades ?? null}
            {...{ criteria, isReadOnly, actions }}
          />
          <SaidSide
            overall={value.overall}
            privateNote={value.privateNote}
            mayBeBrief={item.kind === 'question'}
            {...{ isReadOnly, actions }}
          />
          {said === null ? null : (
            <LateReplies
              marking={said}
              commentId={null}
              about="the whole marking"
              mayReply={said.mayReply}
            />
          )}
          <Divider />
          <Suspense fallback={<SkeletonText lines={2} />}>
            <MarkedFile
              itemId={item.itemId}
              file={shown?.file ?? null}
              isReadOnly={isReadOnly}
              isReady={takeOver === null || marking !== null}
            />
          </Suspense>
        </Stack>
      ),
    },
    {
      id: 'about',
      label: 'About',
      content: () => (
        <Suspense fallback={<SkeletonText lines={6} />}>
          <AboutSide read={read} />
        </Suspense>
      ),
    },
  ]
  if (first !== null) {
    tabs.push({
      id: 'first',
      label: 'First marking',
      content: () => (
        <Suspense fallback={<SkeletonText lines={6} />}>
          <FirstSide {...{ first, criteria }} />
        </Suspense>
      ),
    })
  }
  if (before !== null && version !== null) {
    tabs.push({
      id: 'before',
      label: `Version ${before.version.number}`,
      content: () => (
        <Suspense fallback={<SkeletonText lines={6} />}>
          <BeforeSide {...{ before, version, isReadOnly, actions }} />
        </Suspense>
      ),
    })
  }
  return (
    <Tabs<DeskTab>
      label={`Marking of ${item.title}`}
      value={view.tab}
      onValue={(tab) => actions.look({ do: 'tab', tab })}
      tabs={tabs}
    />
  )
}
