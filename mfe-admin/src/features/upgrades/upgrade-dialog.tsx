import { bodyOf } from '@portal/shared/bodies'
import { FileField } from '@portal/shared/files'
import {
  CheckboxGroup,
  FormDialog,
  NumberField,
  RadioGroup,
  TextArea,
  TextField,
  useForm,
} from '@portal/shared/forms'
import { useQueryClient } from '@portal/shared/query'
import { RichTextField } from '@portal/shared/rich-text-editor'
import { Box, Button, Stack, toast } from '@portal/shared/ui'
import { soldOptions, UpgradeCard } from '@portal/shared/upgrades'
import { useState } from 'react'
import { formWords, perOptions, upgradeStates } from './upgrade.words.ts'
import { sentOf, type UpgradeValues, valuesOf } from './upgrade-values.rules.ts'
import { catalogueQuery, editedOf, type Upgrade, useSaveUpgrade } from './upgrades.queries.ts'

export interface UpgradeDialogProps {
  /** The one that is changed; undefined for a new one. */
  upgrade: Upgrade | undefined
  onClose: () => void
}

/** Makes an upgrade, or changes the one that is given, with the card that students will see. */
export default function UpgradeDialog({ upgrade, onClose }: UpgradeDialogProps) {
  const save = useSaveUpgrade()
  const client = useQueryClient()
  const [isPreviewed, setPreviewed] = useState(false)
  const id = upgrade?.id
  const form = useForm({
    name: `upgrade ${id ?? 'new'}`,
    start: valuesOf(upgrade),
    schema: bodyOf('POST /upgrade/admin/Upgrade/Save'),
    body: (values) => sentOf(values, id),
    theirs: async (stale) => {
      if (stale === undefined) return null
      const all = await client.fetchQuery({ ...catalogueQuery, staleTime: 0 })
      const there = editedOf(all).find((one) => one.id === id)
      return there ? { values: valuesOf(there), by: stale.by, at: stale.at } : null
    },
    ...formWords,
    failed: 'The upgrade could not be saved',
    write: (body) => save.write({ body }),
    done: (_, { name }) => {
      toast.success(`“${name}” is saved.`)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      size="lg"
      title={upgrade ? `Edit ${upgrade.name}` : 'New upgrade'}
      save="Save upgrade"
      actions={
        <Button aria-expanded={isPreviewed} onClick={() => setPreviewed((before) => !before)}>
          {isPreviewed ? 'Hide preview' : 'Preview'}
        </Button>
      }
      onClose={onClose}
    >
      {isPreviewed ? <Preview values={form.values} /> : null}
      <TextField label="Name" maxLength={120} {...form.field('name')} />
      <TextArea
        label="Summary"
        hint="On its card, in at most 300 characters."
        rows={2}
        maxLength={300}
        {...form.field('summary')}
      />
      <RichTextField label="Details" optional equations {...form.field('body')} />
      <FileField label="Image" optional kind="image" {...form.field('imageFileId')} />
      <NumberField label="Price in pounds" min={0} step={0.01} {...form.field('pricePence')} />
      <RadioGroup label="Paid" look="segmented" options={perOptions} {...form.field('per')} />
      <CheckboxGroup
        label="What it opens"
        look="chips"
        options={soldOptions}
        {...form.field('entitlements')}
      />
      <NumberField
        label="Hours of tuition"
        hint="In quarters; 0 for none."
        min={0}
        max={1_000}
        step={0.25}
        {...form.field('hours')}
      />
      <RadioGroup
        label="State"
        hint="What is withdrawn can still be seen by who has asked for it."
        options={upgradeStates}
        {...form.field('state')}
      />
    </FormDialog>
  )
}

/** The card as students see it, of what is typed; equations are set once it is saved. */
function Preview({ values }: { values: UpgradeValues }) {
  const { imageFileId, pricePence, hours, ...rest } = values
  const pence = Math.round((pricePence ?? 0) * 100)
  return (
    <Stack as="section" gap="3" aria-label="Preview">
      <Box as="ul" listStyleType="none" maxWidth="form">
        <UpgradeCard
          upgrade={{ ...rest, image: imageFileId, pricePence: pence, hours: hours ?? 0 }}
        />
      </Box>
    </Stack>
  )
}
