import { SelectField } from '@portal/shared/forms'
import { dialogPart } from '@portal/shared/idle'
import { Button, Row, Stack } from '@portal/shared/ui'
import { Suspense, useState } from 'react'
import { type EditorPage, type ReportValues, withTemplate } from './editor.rules.ts'

// Templates are begun with often, and looked after seldom.
const TemplatesDialog = dialogPart(() => import('./templates-dialog.tsx'), 'Templates')

interface TemplatesProps {
  page: EditorPage
  values: ReportValues
  onTexts: (texts: Pick<ReportValues, 'wentWell' | 'toWorkOn'>) => void
}

/** What a report may begin with: everybody's templates and the tutor's own. */
export function Templates({ page, values, onTexts }: TemplatesProps) {
  const [isOpen, setOpen] = useState(false)
  const { templates } = page
  return (
    <Row alignItems="flex-end">
      <Stack flex="1 1 14rem">
        <SelectField
          label="Begin with a template"
          optional
          placeholder={templates.length === 0 ? 'No template yet' : 'Choose a template'}
          value=""
          options={templates.map(({ id, name, isOwn }) => ({
            value: id,
            label: name,
            group: isOwn ? 'Your own' : 'Everybody’s',
          }))}
          onValue={(id) => {
            const chosen = templates.find((one) => one.id === id)
            if (chosen) onTexts(withTemplate(values, chosen))
          }}
        />
      </Stack>
      <Button onClick={() => setOpen(true)}>Your templates</Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <TemplatesDialog page={page} values={values} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Row>
  )
}
