import { SelectField } from '@portal/shared/forms'
import {
  Box,
  Button,
  Card,
  messageOf,
  QueryRegion,
  Row,
  Skeleton,
  Text,
  toast,
} from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { BookmarkPlus, Save, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { PresetFilters } from './builder.rules.ts'
import { usePresets, useRemovePreset, useSavePreset } from './presets.queries.ts'
import { type Preset, presetOf } from './presets.rules.ts'
import { SavePresetDialog } from './save-preset-dialog.tsx'

export interface PresetsProps {
  /** What is chosen in the builder; null until it is known or while it cannot be kept. */
  current: PresetFilters | null
  onChoose: (filters: PresetFilters) => void
  /** Says in the builder what keeps the filters from being kept. */
  onRefuse: () => void
}

/** Filters kept under names: taken up again, kept anew, replaced and removed. */
export function Presets(props: PresetsProps) {
  const presets = usePresets()
  return (
    <Card title="Presets" description="Filters that you keep under a name, to build the next set.">
      <QueryRegion
        query={presets}
        compact
        failed="Your presets could not be loaded"
        skeleton={<Skeleton height="4.25rem" maxWidth="34rem" />}
      >
        {(kept) => <Kept {...props} presets={kept} />}
      </QueryRegion>
    </Card>
  )
}

function Kept({ presets, current, onChoose, onRefuse }: PresetsProps & { presets: Preset[] }) {
  const readOnly = useReadOnly()
  const save = useSavePreset()
  const remove = useRemovePreset()
  const [chosenId, setChosenId] = useState<string>()
  const [isNaming, setNaming] = useState(false)
  const chosen = presetOf(presets, current, chosenId)
  const choose = (id: string) => {
    const preset = presets.find((one) => one.id === id)
    if (preset === undefined) return
    setChosenId(id)
    onChoose(preset.filters)
  }
  const replace = (name: string) => {
    if (current === null) return onRefuse()
    save.write({ body: { name, filters: current } }).then(
      () => toast.success(`The preset “${name}” is replaced.`),
      (error) => toast.danger(`“${name}” could not be replaced. ${messageOf(error) ?? ''}`),
    )
  }
  return (
    <Row alignItems="flex-end">
      {presets.length === 0 ? (
        <Text tone="muted" flex="1 1 16rem">
          None yet. Choose filters below and keep them, and the next set is two presses away.
        </Text>
      ) : (
        <Box flex="1 1 16rem" maxWidth="form">
          <SelectField
            label="Preset"
            placeholder={
              chosen?.isChanged ? `${chosen.preset.name}, changed since` : 'Choose a preset'
            }
            options={presets.map(({ id, name }) => ({ value: id, label: name }))}
            // A changed one is not the choice any more, so that it can be chosen again.
            value={chosen === null || chosen.isChanged ? '' : chosen.preset.id}
            onValue={choose}
          />
        </Box>
      )}
      {chosen?.isChanged ? (
        <Button
          icon={<Save size={16} aria-hidden />}
          loading={save.isWriting}
          {...readOnly?.control}
          onClick={() => replace(chosen.preset.name)}
        >
          {`Replace “${chosen.preset.name}”`}
        </Button>
      ) : null}
      <Button
        icon={<BookmarkPlus size={16} aria-hidden />}
        {...readOnly?.control}
        onClick={() => (current === null ? onRefuse() : setNaming(true))}
      >
        Save as a preset
      </Button>
      {chosen === null ? null : (
        <Button
          variant="ghost"
          icon={<Trash2 size={16} aria-hidden />}
          {...readOnly?.control}
          onClick={() => remove(chosen.preset)}
        >
          {`Remove “${chosen.preset.name}”`}
        </Button>
      )}
      {isNaming && current !== null ? (
        <SavePresetDialog
          filters={current}
          taken={presets.map(({ name }) => name)}
          suggested={chosen?.preset.name ?? ''}
          onSaved={setChosenId}
          onClose={() => setNaming(false)}
        />
      ) : null}
    </Row>
  )
}
