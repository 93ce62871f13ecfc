import { dialogPart, part } from '@portal/shared/idle'
import { type BulkAction, List, rowActions, useList } from '@portal/shared/lists'
import { useNavigate, useSearchParams } from '@portal/shared/router'
import { LinkButton, ListTemplate, Page, PageHeader, SkeletonText } from '@portal/shared/ui'
import { Copy, Eye, List as ListIcon, Pencil } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useBulk } from './bulk/use-bulk.tsx'
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

/** All questions, and those that read alike. */
export default function QuestionAdminScreen() {
  const [params] = useSearchParams()
  return params.get('view') === 'duplicates' ? <Duplicates /> : <Questions />
}

function Duplicates() {
  return (
    <Page>
      <PageHeader
        title="Questions that read alike"
        description="Withdraw one of two, or say that they are not the same"
        actions={
          <LinkButton to={listPath} icon={<ListIcon size={18} aria-hidden />}>
            All questions
          </LinkButton>
        }
      />
      <Suspense fallback={<SkeletonText lines={10} />}>
        <DuplicatesView />
      </Suspense>
    </Page>
  )
}

/** All questions: found, looked through, and what is done with them. */
function Questions() {
  const navigate = useNavigate()
  const [open, setOpen] = useState<{ what: Asked; question: Acted } | null>(null)
  const [seen, setSeen] = useState<readonly number[] | null>(null)
  const bulk = useBulk()
  const actionsOf = useQuestionActions((what, question) => setOpen({ what, question }))
  const list = useList({
    ...questionsList,
    atEnd: rowActions<QuestionRow>(rowNameOf, (row) => [
      {
        ...{ id: 'edit', label: 'Edit', icon: <Pencil size={16} /> },
        onChoose: () => navigate(editPath(row.id)),
      },
      // Only the editor knows whether it was given out, and offers the rest.
      ...actionsOf(row, true),
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
          <LinkButton to={`${listPath}?view=duplicates`} icon={<Copy size={18} aria-hidden />}>
            Duplicates
          </LinkButton>
          {createLink}
        </>
      }
    >
      <List list={list} actions={[lookThrough, ...bulk.actions]} keepsChoice />
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
