import { StatusLine } from '@portal/shared/forms'
import { dialogPart, part } from '@portal/shared/idle'
import {
  Badge,
  Button,
  chakra,
  DateText,
  Heading,
  Page,
  PageHeader,
  Row,
  SkeletonText,
  Stack,
  Text,
} from '@portal/shared/ui'
import { ItemStateTag } from '@portal/shared/writing'
import { ArrowLeft, Keyboard } from 'lucide-react'
import { memo, type ReactNode, Suspense, useRef } from 'react'
import type { DeskRead, DeskValue } from './desk.types.ts'
import { DeskSide } from './desk-side.tsx'
import { QuestionAbove } from './question-above.tsx'
import { TextSide } from './text-side.tsx'
import type { DeskActions } from './use-desk-actions.ts'
import type { DeskShown } from './use-desk-draft.ts'
import { useFocusGoal } from './use-focus-goal.ts'
import type { Numbered } from './use-numbered.ts'
import { useWritten } from './use-written.ts'
import type { DeskView as View } from './view.rules.ts'

const PdfSide = part(() => import('./pdf-side.tsx'), { failed: 'The PDF could not be shown' })
const KeysDialog = dialogPart(() => import('./keys-dialog.tsx'), 'Keys of the desk')

const Columns = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '5', lg: '6' },
    alignItems: 'start',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      lg: 'minmax(0, 1fr) minmax(22rem, 26rem)',
    },
    '& > *': { minWidth: '0' },
    // Room for the bar of the selection.
    paddingBottom: '16',
  },
})

/** Beside the text, and scrolled by itself where both are. */
const Beside = /* @__PURE__ */ chakra('div', {
  base: {
    minWidth: '0',
    lg: {
      position: 'sticky',
      // Below the bar of the page, which stays too.
      top: '6.5rem',
      maxHeight: 'calc(100dvh - 7.5rem)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      paddingRight: '1',
    },
  },
})

/** On a phone there are no keys, and the text should begin as far up as it can. */
const OnWide = /* @__PURE__ */ chakra('span', {
  base: { '@media (max-width: 47.99rem)': { display: 'none' } },
})

export interface DeskViewProps {
  read: DeskRead
  value: DeskValue
  desk: { actions: DeskActions; view: View; numbered: Numbered }
  isReadOnly: boolean
  inDialog: boolean
  onClose: () => void
  onCompose?: (isComposing: boolean) => void
  /** Where the work is; a desk to read at says nothing. */
  state?: DeskShown['state']
  buttons?: ReactNode
  notes?: ReactNode
}

/** The text, what is said of it beside it, and above what can be done with it. */
export function DeskView(props: DeskViewProps) {
  const { read, value, desk, isReadOnly, inDialog, onClose, onCompose } = props
  const { actions, view, numbered } = desk
  const { item, version, question } = read
  const root = useRef<HTMLDivElement>(null)
  const written = useWritten(read)
  useFocusGoal(root, view.focus)
  const onPages = version?.source === 'pdf' || written === null
  const body = (
    <Stack
      ref={root}
      gap="5"
      onCompositionStart={() => onCompose?.(true)}
      onCompositionEnd={() => onCompose?.(false)}
    >
      {props.notes}
      {item.reason === null || item.round !== 2 ? null : (
        <Stack gap="1">
          <Heading level={2} size="sm">
            Why a second look is asked for
          </Heading>
          <Text whiteSpace="pre-line">{item.reason}</Text>
        </Stack>
      )}
      <Columns>
        <Stack gap="4">
          {question === null ? null : <QuestionAbove question={question} />}
          {onPages ? (
            <Suspense fallback={<SkeletonText lines={10} />}>
              <PdfSide
                title={item.title}
                file={version?.file ?? null}
                comments={numbered.comments}
                active={view.active}
                areMarksHidden={view.areMarksHidden}
                {...{ isReadOnly, actions }}
              />
            </Suspense>
          ) : (
            <TextSide
              {...written}
              title={item.title}
              marks={numbered.marks}
              active={view.active}
              areMarksHidden={view.areMarksHidden}
              {...{ isReadOnly, actions }}
            />
          )}
        </Stack>
        <Beside>
          <DeskSide {...{ read, value, desk, isReadOnly }} texts={written?.texts ?? null} />
        </Beside>
      </Columns>
      {view.dialog === 'keys' ? (
        <Suspense>
          <KeysDialog onClose={() => actions.look({ do: 'open', dialog: null })} />
        </Suspense>
      ) : null}
    </Stack>
  )
  const head = (
    <DeskHead
      {...{ read, inDialog, onClose, actions }}
      {...{ state: props.state, buttons: props.buttons }}
    />
  )
  if (inDialog) {
    return (
      <Stack gap="4">
        {head}
        {body}
      </Stack>
    )
  }
  return (
    <Page gap={{ base: '4', md: '6' }}>
      {head}
      {body}
    </Page>
  )
}

interface DeskHeadProps
  extends Pick<DeskViewProps, 'read' | 'inDialog' | 'onClose' | 'state' | 'buttons'> {
  actions: DeskActions
}

/** What is marked and how it stands, and what can be done with it; not drawn again for each key. */
const DeskHead = /* @__PURE__ */ memo(function DeskHead(props: DeskHeadProps) {
  const { read, inDialog, onClose, state, buttons, actions } = props
  const { item } = read
  const facts = (
    <>
      <ItemStateTag state={item.state} isOverdue={item.isOverdue} />
      {item.round === 2 ? <Badge tone="purple">Second look</Badge> : null}
      <Text as="span" size="sm" tone="muted">
        {factsOf(read)} · due <DateText moment={item.dueAt} style="dayMonth" />
      </Text>
      {state === undefined ? null : (
        <StatusLine tone={state === 'Saved' || state === 'Saving' ? 'muted' : 'warning'}>
          {state}
        </StatusLine>
      )}
    </>
  )
  const ways = (
    <>
      <Button icon={<ArrowLeft size={18} aria-hidden />} onClick={onClose}>
        Back
      </Button>
      <OnWide>
        <Button
          icon={<Keyboard size={18} aria-hidden />}
          onClick={() => actions.look({ do: 'open', dialog: 'keys' })}
        >
          Keys
        </Button>
      </OnWide>
      {buttons}
    </>
  )
  if (!inDialog) return <PageHeader title={item.title} facts={facts} actions={ways} />
  return (
    <Row gap="3" justifyContent="space-between">
      <Row gap="3">{facts}</Row>
      <Row gap="3">{ways}</Row>
    </Row>
  )
})

function factsOf({ item }: DeskRead): string {
  const facts = [
    item.studentName,
    item.kind === 'question' ? 'essay of a question' : item.kind,
    item.number === null ? null : `version ${item.number}`,
    `${item.words} words`,
  ]
  return facts.filter((fact) => fact !== null).join(' · ')
}
