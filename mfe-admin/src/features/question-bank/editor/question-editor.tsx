import { missingIn } from '@portal/shared/authoring-rules'
import { dialogPart, part } from '@portal/shared/idle'
import { usePageTitle } from '@portal/shared/page-title'
import { useNavigate, useSearchParams } from '@portal/shared/router'
import {
  Badge,
  Button,
  Menu,
  Page,
  PageHeader,
  RelativeTime,
  SkeletonList,
  SkeletonText,
  Tabs,
  Text,
  useMedia,
} from '@portal/shared/ui'
import { MoreHorizontal } from 'lucide-react'
import { Suspense, useState } from 'react'
import { pickPath } from '../paths.ts'
import type { EditedQuestion } from '../questions.queries.ts'
import { StateDialogs } from '../state/state-dialogs.tsx'
import { type Acted, states } from '../state/states.ts'
import { type Asked, useQuestionActions } from '../state/use-question-actions.tsx'
import { EditPanes } from './edit-panes.tsx'
import { contentOf } from './question-values.rules.ts'
import { remarksOn } from './remarks.rules.ts'
import { useEditor } from './use-editor.ts'
import { wide } from './wide.ts'

const HistoryView = part<{ question: EditedQuestion }>(
  () => import('../versions/history-view.tsx'),
  {
    failed: 'The history could not be loaded',
  },
)
const UsageView = part<{ questionId: number }>(() => import('../versions/usage-view.tsx'), {
  failed: 'Its use could not be loaded',
})
const SidePreview = part(() => import('./side-preview.tsx'), {
  failed: 'The preview could not be loaded',
})

const KeyChange = dialogPart(() => import('../wrong-key/key-change-dialog.tsx'), 'Correct the key')

const views = ['edit', 'preview', 'history', 'usage'] as const
type View = (typeof views)[number]

/** Edits a question, with what students will see beside it, its history and where it is used. */
export default function QuestionEditor({ question }: { question: EditedQuestion }) {
  const navigate = useNavigate()
  const isWide = useMedia(wide, true)
  const [view, setView] = useView(isWide)
  const editor = useEditor(question, () => navigate(pickPath))
  const { form } = editor
  const [open, setOpen] = useState<{ what: Asked; question: Acted } | null>(null)
  const actionsOf = useQuestionActions((what, acted) => setOpen({ what, question: acted }))
  const [publish, ...others] = actionsOf(question, question.isGivenOut)
  const isLive = question.state === 'live'
  const title = `Question ${question.id}`
  usePageTitle(title)
  const askToPublish = async () => {
    // What goes to students is what stands there.
    if (form.isDirty && !(await editor.saveAndStay())) return
    publish?.onChoose?.()
  }
  return (
    <Page>
      <PageHeader
        title={title}
        facts={<Facts question={question} />}
        actions={
          <>
            <Menu
              label="More"
              labelRest={`of ${title}`}
              align="end"
              icon={<MoreHorizontal size={18} />}
              items={isLive && publish ? [publish, ...others] : others}
            />
            {isLive ? null : (
              <Button
                variant="primary"
                loading={form.isWriting}
                onClick={() => void askToPublish()}
              >
                Publish
              </Button>
            )}
          </>
        }
      />
      <Tabs
        label="Views of the question"
        value={view}
        onValue={setView}
        tabs={[
          {
            ...{ id: 'edit' as const, label: 'Edit' },
            content: () => <EditPanes question={question} editor={editor} isWide={isWide} />,
          },
          ...(isWide
            ? []
            : [
                {
                  ...{ id: 'preview' as const, label: 'Preview' },
                  content: () => (
                    <Suspense fallback={<SkeletonText lines={8} />}>
                      <SidePreview values={form.values} />
                    </Suspense>
                  ),
                },
              ]),
          {
            ...{ id: 'history' as const, label: 'History' },
            content: () => (
              <Suspense fallback={<SkeletonList rows={4} />}>
                <HistoryView question={question} />
              </Suspense>
            ),
          },
          {
            ...{ id: 'usage' as const, label: 'Usage' },
            content: () => (
              <Suspense fallback={<SkeletonList rows={4} />}>
                <UsageView questionId={question.id} />
              </Suspense>
            ),
          },
        ]}
      />
      {editor.keyChange === null ? null : <KeyChange {...editor.keyChange} />}
      <StateDialogs
        open={open && { what: open.what, question }}
        missing={missingIn(contentOf(form.values))}
        remarks={remarksOn(form.values)}
        onDeleted={() => navigate(pickPath)}
        onClose={() => setOpen(null)}
      />
    </Page>
  )
}

/** The view that the address names. */
function useView(isWide: boolean): [View, (view: View) => void] {
  const [params, setParams] = useSearchParams()
  const named = views.find((each) => each === params.get('view')) ?? 'edit'
  const view = named === 'preview' && isWide ? 'edit' : named
  const setView = (next: View) => {
    const changed = new URLSearchParams(params)
    if (next === 'edit') changed.delete('view')
    else changed.set('view', next)
    setParams(changed, { replace: true })
  }
  return [view, setView]
}

function Facts({ question }: { question: EditedQuestion }) {
  const { state, stateReason, key, version, changedAt, changedBy } = question
  return (
    <>
      <Badge tone={states[state].tone}>{states[state].label}</Badge>
      <Text as="span" size="sm" tone="muted">
        {`${key} · Version ${version} · Changed `}
        <RelativeTime moment={changedAt} />
        {changedBy === null ? null : ` by ${changedBy}`}
        {state === 'withdrawn' && stateReason ? ` · ${stateReason}` : null}
      </Text>
    </>
  )
}
