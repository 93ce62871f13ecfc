import { bodyOf } from '@portal/shared/bodies'
import { type FormOptions, theirsAs } from '@portal/shared/forms'
import { toast } from '@portal/shared/ui'
import { type SavedBody, type Setting, useSaveSetting } from './settings.queries.ts'

export interface SettingFormProps {
  setting: Setting
  onClose: () => void
}

interface Typed<V> {
  /** What is typed of a value. */
  read: (value: unknown) => V
  /** What is sent of it; as it is typed when left out. */
  send?: (typed: V) => unknown
}

type Held<V> = { value: V; version: number }

/** How a setting is held while it is typed, and saved on top of the version that was seen. */
export function useSettingOptions<V>(
  { setting, onClose }: SettingFormProps,
  { read, send = (typed) => typed }: Typed<V>,
): FormOptions<Held<V>, SavedBody, { version: number }> {
  const save = useSaveSetting()
  const held = ({ value, version }: { value: unknown; version: number }) => ({
    ...{ value: read(value), version },
  })
  return {
    name: `setting ${setting.key}`,
    start: held(setting),
    schema: bodyOf('POST /System/admin/Settings/Save'),
    body: ({ value, version }) => ({ key: setting.key, value: send(value), version }),
    theirs: theirsAs(held),
    labels: { value: setting.label } as const,
    failed: 'The setting could not be saved',
    write: (body) => save.write({ body }),
    done: () => {
      toast.success(`“${setting.label}” is saved.`)
      onClose()
    },
  }
}
