import { bodyOf } from '@portal/shared/bodies'
import { Form, MultiSelectField, useForm } from '@portal/shared/forms'
import { Alert, Button, chakra, Row, Text } from '@portal/shared/ui'
import type { ReactNode } from 'react'
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
  /** Said above why the last try to save failed; nothing is said without it. */
  failed?: string
  /** Sends exactly two ids; throws what failed. */
  onSave: (body: { selectedParts: number[] }) => Promise<unknown>
  /** What the main button says; `Continue` unless said otherwise. */
  saveLabel?: string
  /** What stands beside the main button, as a way out. */
  otherActions?: ReactNode
}

/**
 * The choice of two parts of the ESAT: list, progress, hint, button. It starts
 * with the parts chosen before and holds its picks while saving fails.
 */
export function EsatPartsForm(props: EsatPartsFormProps) {
  const { parts = [], isLoading = false, failed = null, onSave, saveLabel, otherActions } = props
  const form = useForm({
    name: null,
    start: {
      selectedParts: parts.filter(({ isChosen }) => isChosen).map(({ id }) => String(id)),
    },
    schema: bodyOf('POST /Subject/AdmissionTest/SetESATParts'),
    body: ({ selectedParts }) => ({ selectedParts: selectedParts.map(Number) }),
    check: ({ selectedParts }) => ({
      selectedParts: selectedParts.length !== partsToChoose && exactlyTwo,
    }),
    failed,
    write: onSave,
  })
  const count = form.values.selectedParts.length
  const { error, ...picks } = form.field('selectedParts')
  return (
    <Form
      {...form.frame}
      onKeyDown={(event) => {
        // The button is disabled for any other number, and with it the browser's own Enter.
        const hasOwnEnter = event.target instanceof Element && event.target.closest(controls)
        if (event.key !== 'Enter' || event.defaultPrevented) return
        if (hasOwnEnter && !event.ctrlKey && !event.metaKey) return
        event.preventDefault()
        form.submit()
      }}
    >
      {error === undefined ? null : (
        <Alert kind="danger" live>
          {error}
        </Alert>
      )}
      <MultiSelectField
        label="Select 2 ESAT parts:"
        placeholder={isLoading ? 'Loading ESAT parts...' : 'Select 2 ESAT parts...'}
        noneText="No parts available"
        allChosenText="No more parts available"
        options={parts.map(({ id, sectionNo }) => ({ value: String(id), label: sectionNo }))}
        max={partsToChoose}
        disabled={isLoading || form.isWriting}
        {...picks}
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
          loading={form.isWriting}
        >
          {saveLabel ?? 'Continue'}
        </Button>
      </Row>
    </Form>
  )
}
