import { Form, MultiSelectField } from '@portal/shared/forms'
import { Alert, Button, chakra, messageOf, Row, Text } from '@portal/shared/ui'
import { type ReactNode, useState } from 'react'
import type { EsatPart } from './esat-parts.queries.ts'
import { exactlyTwo, hintOf, partsToChoose, toneOf } from './esat-parts.rules.ts'

const Bar = chakra('div', {
  base: {
    height: '2',
    overflow: 'hidden',
    borderRadius: 'full',
    bg: 'bg.track',
    '& > div': { height: '100%', borderRadius: 'full', transition: 'width 200ms ease-out' },
  },
  variants: {
    tone: {
      grey: { '& > div': { bg: 'neutral.solid' } },
      yellow: {
        '& > div': {
          bg: 'event.5',
          // Yellow alone would hardly stand out from a light ground.
          boxShadow: 'inset 0 0 0 1px var(--p-colors-warning-line)',
        },
      },
      green: { '& > div': { bg: 'success.solid' } },
    },
  },
})

/** What does something of its own on Enter; with Ctrl or ⌘ the form is sent from there too. */
const controls = 'button, a, [role=option]'

export interface EsatPartsFormProps {
  /** The parts to choose from; undefined while they are not there. */
  parts: readonly EsatPart[] | undefined
  /** They are on their way. */
  isLoading?: boolean
  isSaving: boolean
  /** Why the last try to save failed; it can be tried again at once. */
  failure?: unknown
  /** Called with exactly two ids. */
  onSave: (selectedParts: number[]) => void
  /** What the main button says; `Continue` unless said otherwise. */
  saveLabel?: string
  /** What stands beside the main button, as a way out. */
  otherActions?: ReactNode
}

/**
 * The choice of two parts of the ESAT: list, progress, hint, button. It starts
 * with the parts chosen before and holds its picks while saving fails.
 */
export function EsatPartsForm({
  parts,
  isLoading = false,
  isSaving,
  failure,
  onSave,
  saveLabel,
  otherActions,
}: EsatPartsFormProps) {
  const [changed, setChanged] = useState<string[] | null>(null)
  const [isWrong, setWrong] = useState(false)
  const options = (parts ?? []).map(({ id, sectionNo }) => ({
    value: String(id),
    label: sectionNo,
  }))
  const picks =
    changed ?? (parts ?? []).filter(({ isChosen }) => isChosen).map(({ id }) => String(id))
  const count = picks.length

  const save = () => {
    if (isSaving) return
    setWrong(count !== partsToChoose)
    if (count === partsToChoose) onSave(picks.map(Number))
  }
  return (
    <Form
      onSubmit={save}
      onKeyDown={(event) => {
        // The button is disabled for any other number, and with it the browser's own Enter.
        const hasOwnEnter = event.target instanceof Element && event.target.closest(controls)
        if (event.key !== 'Enter' || event.defaultPrevented) return
        if (hasOwnEnter && !event.ctrlKey && !event.metaKey) return
        event.preventDefault()
        save()
      }}
    >
      {isWrong ? (
        <Alert kind="danger" live>
          {exactlyTwo}
        </Alert>
      ) : !failure || isSaving ? null : (
        <Alert kind="danger" live title="Your parts were not saved">
          {messageOf(failure) || 'Please try again.'}
        </Alert>
      )}
      <MultiSelectField
        label="Select 2 ESAT parts:"
        placeholder={isLoading ? 'Loading ESAT parts...' : 'Select 2 ESAT parts...'}
        noneText="No parts available"
        allChosenText="No more parts available"
        options={options}
        value={picks}
        max={partsToChoose}
        disabled={isLoading || isSaving}
        onValue={(next) => {
          setChanged(next)
          setWrong(false)
        }}
      />
      <chakra.div display="grid" gap="2">
        <Row justifyContent="space-between" gap="2">
          <Text size="sm" role="status">
            {hintOf(count, saveLabel)}
          </Text>
          <Text size="sm" tone="muted" figures>
            {`${count}/${partsToChoose} selected`}
          </Text>
        </Row>
        <Bar
          tone={toneOf(count)}
          data-tone={toneOf(count)}
          role="progressbar"
          aria-label="ESAT parts selected"
          aria-valuemin={0}
          aria-valuemax={partsToChoose}
          aria-valuenow={count}
          aria-valuetext={`${count}/${partsToChoose} selected`}
        >
          <div style={{ width: `${(100 * count) / partsToChoose}%` }} />
        </Bar>
      </chakra.div>
      <Row justifyContent="flex-end">
        {otherActions}
        <Button
          variant="primary"
          type="submit"
          disabled={count !== partsToChoose}
          loading={isSaving}
        >
          {saveLabel ?? 'Continue'}
        </Button>
      </Row>
    </Form>
  )
}
