import { dialogPart, part } from '@portal/shared/idle'
import { type BulkAction, List, rowActions, useList } from '@portal/shared/lists'
import { useNavigate, useSearchParams } from '@portal/shared/router'
import { LinkButton, ListTemplate, Page, PageHeader, SkeletonText } from '@portal/shared/ui'
import { Eye, List as ListIcon, Pencil } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useBulk } from './bulk/use-bulk.tsx'
import { InterchangeMenu } from './interchange/interchange-menu.tsx'
import { exportBulk, useExporting } from './interchange/use-exporting.ts'
import type { LookThroughProps } from './list/look-through.tsx'
import { createLink, questionsList, rowNameOf } from './list/questions-list.tsx'
import { editPath, listPath } from './paths.ts'
import type { QuestionRow } from './questions.queries.ts'
import { SetUpMenu } from './set-up-menu.tsx'
import { StateDialogs } from './state/state-dialogs.tsx'
import type { Acted } from './state/states.ts'
import { type Asked, useQuestionActions } from './state/use-question-actions.tsx'

const LookThrough = dialogPart<LookThroughProps>(
  () => import('./list/look-through.tsx'),
  'Look through',
)

const DuplicatesView = part(() => import('./duplicates/duplicates-view.tsx'), {
  failed: 'What reads alike could not be loaded',
})

/** So many questions are looked through at once, at most. */
const mostAtOnce = 100

const ImportsView = part(() => import('./interchange/imports-view.tsx'), {
  failed: 'The imports could not be loaded',
})

const ImportPage = part(() => import('./interchange/import-page.tsx'), {
  failed: 'The import could not be loaded',
})

const ExportsView = part(() => import('./interchange/exports-view.tsx'), {
  failed: 'The exports could not be loaded',
})

const BulkChangesView = part(() => import('./bulk/bulk-changes-view.tsx'), {
  failed: 'The changes could not be loaded',
})

/** All questions, those that read alike, and those that come from other systems and go there. */
export default function QuestionAdminScreen() {
  const [params] = useSearchParams()
  const importId = params.get('import')
  switch (params.get('view')) {
    case 'duplicates':
      return (
        <View
          title="Questions that read alike"
          description="Withdraw one of two, or say that they are not the same"
        >
          <DuplicatesView />
        </View>
      )
    case 'import':
      return importId === null ? (
        <View title="Import questions" description="From Moodle and other systems, checked first">
          <ImportsView />
        </View>
      ) : (
        <Page>
          <Suspense fallback={<SkeletonText lines={10} />}>
            <ImportPage key={importId} importId={importId} />
          </Suspense>
        </Page>
      )
    case 'export':
      return (
        <View title="Export questions" description="Files for other systems, kept for seven days">
          <ExportsView />
        </View>
      )
    case 'changes':
      return (
        <View
          title="Bulk changes"
          description="Undo for 30 days, wherever a question was not changed since"
        >
          <BulkChangesView />
        </View>
      )
    default:
      return <Questions />
  }
}

interface ViewProps {
  title: string
  description: string
  children: ReactNode
}

/** Something else about the questions, with the way back to them. */
function View({ title, description, children }: ViewProps) {
  return (
    <Page>
      <PageHeader
        title={title}
        description={description}
        actions={
          <LinkButton to={listPath} icon={<ListIcon size={18} aria-hidden />}>
            All questions
          </LinkButton>
        }
      />
      <Suspense fallback={<SkeletonText lines={10} />}>{children}</Suspense>
    </Page>
  )
}

/** All questions: found, looked through, and what is done with them. */
function Questions() {
  const navigate = useNavigate()
  const [open, setOpen] = useState<{ what: Asked; question: Acted } | null>(null)
  const [seen, setSeen] = useState<readonly number[] | null>(null)
  const bulk = useBulk()
  const exporting = useExporting()
  const actionsOf = useQuestionActions((what, question) => setOpen({ what, question }))
  const list = useList({
    ...questionsList,
    atEnd: rowActions<QuestionRow>(rowNameOf, (row) => [
      {
        ...{ id: 'edit', label: 'Edit', icon: <Pencil size={16} /> },
        onChoose: () => navigate(editPath(row.id)),
      },
      ...actionsOf(row, row.isGivenOut),
      {
        ...{ id: 'look', label: 'Look through', icon: <Eye size={16} /> },
        onChoose: () => setSeen([row.id]),
      },
    ]),
  })
  const lookThrough: BulkAction = {
    id: 'look',
    label: 'Look through',
    run: async (chosen) => {
      if (!('ids' in chosen)) throw new Error(`Choose up to ${mostAtOnce} to look through`)
      if (chosen.ids.length > mostAtOnce) throw new Error(`Choose up to ${mostAtOnce} at a time`)
      setSeen(chosen.ids.map(Number))
      return undefined
    },
  }
  return (
    <ListTemplate
      title="Question admin"
      description="Every question, in whatever state"
      actions={
        <>
          <SetUpMenu />
          <InterchangeMenu />
          {createLink}
        </>
      }
    >
      <List
        list={list}
        actions={[lookThrough, ...bulk.actions, exportBulk(exporting)]}
        keepsChoice
      />
      {bulk.dialogs}
      <StateDialogs open={open} onClose={() => setOpen(null)} />
      {seen === null ? null : (
        <Suspense>
          <LookThrough questionIds={seen} onClose={() => setSeen(null)} />
        </Suspense>
      )}
    </ListTemplate>
  )
}
