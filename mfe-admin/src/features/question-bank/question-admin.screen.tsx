import { dialogPart } from '@portal/shared/idle'
import { type BulkAction, List, rowActions, useList } from '@portal/shared/lists'
import { useNavigate } from '@portal/shared/router'
import { ListTemplate } from '@portal/shared/ui'
import { Eye, Pencil } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { LookThroughProps } from './list/look-through.tsx'
import { createLink, questionsList, rowNameOf } from './list/questions-list.tsx'
import { editPath } from './paths.ts'
import type { QuestionRow } from './questions.queries.ts'
import { SetUpMenu } from './set-up-menu.tsx'
import { StateDialogs } from './state/state-dialogs.tsx'
import type { Acted } from './state/states.ts'
import { type Asked, useQuestionActions } from './state/use-question-actions.tsx'

const LookThrough = dialogPart<LookThroughProps>(
  () => import('./list/look-through.tsx'),
  'Look through',
)

/** So many questions are looked through at once, at most. */
const mostAtOnce = 100

/** All questions: found, looked through, and what is done with them. */
export default function QuestionAdminScreen() {
  const navigate = useNavigate()
  const [open, setOpen] = useState<{ what: Asked; question: Acted } | null>(null)
  const [seen, setSeen] = useState<readonly number[] | null>(null)
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
          {createLink}
        </>
      }
    >
      <List list={list} actions={[lookThrough]} keepsChoice />
      <StateDialogs open={open} onClose={() => setOpen(null)} />
      {seen === null ? null : (
        <Suspense>
          <LookThrough questionIds={seen} onClose={() => setSeen(null)} />
        </Suspense>
      )}
    </ListTemplate>
  )
}
