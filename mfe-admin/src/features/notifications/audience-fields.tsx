import { CheckboxGroup, MultiSelectField, type useForm } from '@portal/shared/forms'
import { Disclosure, Stack } from '@portal/shared/ui'
import { useState } from 'react'
import { useProgrammes } from '../../programmes/programmes.ts'
import { schools } from '../../schools/schools.queries.ts'
import { ManyField } from './many-field.tsx'
import { audienceLabels, type Names, roleOptions, yearOptions } from './message.words.ts'
import type { MessageValues } from './message-values.rules.ts'
import { people } from './messages.queries.ts'

export interface AudienceFieldsProps {
  form: Pick<ReturnType<typeof useForm<MessageValues>>, 'values' | 'field'>
  names: Names
}

/** Whom a message is for: roles, narrowed by schools, programmes and years; some more, some less. */
export function AudienceFields({ form, names }: AudienceFieldsProps) {
  const { programmes, schoolIds, yearGroups, userIds, exceptUserIds } = form.values.audience
  const known = useProgrammes() ?? []
  // Open where something was chosen before; from then on as the reader leaves them.
  const [opened] = useState({
    narrowed: schoolIds.length + programmes.length + yearGroups.length > 0,
    named: userIds.length + exceptUserIds.length > 0,
  })
  return (
    <Stack gap="4" role="group" aria-label="Audience">
      <CheckboxGroup
        label={audienceLabels.roles}
        look="chips"
        options={roleOptions}
        {...form.field('audience.roles')}
      />
      <Disclosure summary="Only some of them" open={opened.narrowed}>
        <Stack gap="4">
          <ManyField
            label={audienceLabels.schoolIds}
            hint="Students of these schools, their parents, tutors and managers"
            none="Of all schools"
            from={schools}
            field={form.field('audience.schoolIds')}
            known={names.schools.map(found)}
          />
          <MultiSelectField
            label={audienceLabels.programmes}
            optional
            placeholder={programmes.length === 0 ? 'On any programme' : 'Another programme'}
            options={[...new Set([...known, ...programmes])].map((name) => ({
              value: name,
              label: name,
            }))}
            {...form.field('audience.programmes')}
          />
          <CheckboxGroup
            label={audienceLabels.yearGroups}
            optional
            look="chips"
            options={yearOptions}
            {...form.field('audience.yearGroups')}
          />
        </Stack>
      </Disclosure>
      <Disclosure summary="Single people" open={opened.named}>
        <Stack gap="4">
          <ManyField
            label={audienceLabels.userIds}
            hint="Whatever is chosen above"
            none="Nobody else"
            from={people}
            field={form.field('audience.userIds')}
            known={names.people.map(found)}
          />
          <ManyField
            label={audienceLabels.exceptUserIds}
            none="Nobody is left out"
            from={people}
            field={form.field('audience.exceptUserIds')}
            known={names.people.map(found)}
          />
        </Stack>
      </Disclosure>
    </Stack>
  )
}

const found = ({ id, name }: Names['people'][number]) => ({ value: id, label: name })
