import { Form, SaveBar } from '@portal/shared/forms'
import { dialogPart } from '@portal/shared/idle'
import { Box, Button, Stack, toast } from '@portal/shared/ui'
import { Suspense, useState } from 'react'
import { changes, type Tree } from './academy.queries.ts'
import { academyWords } from './academy.words.ts'
import { DetailsFields, useDetailsForm } from './details-form.tsx'

const HistoryDrawer = dialogPart(() => import('@portal/shared/history'), 'History')

/** An academy's details, with every save of them. */
export default function DetailsTab({ academy }: { academy: Tree }) {
  const [hasHistory, setHistory] = useState(false)
  const form = useDetailsForm(academy, ({ title }) =>
    toast.success(`The academy “${title}” is saved.`),
  )
  return (
    <Box maxWidth="48rem">
      <Stack gap="6">
        <Box>
          <Button variant="secondary" onClick={() => setHistory(true)}>
            History
          </Button>
        </Box>
        <Form label="Details" {...form.frame}>
          <DetailsFields form={form} />
          <SaveBar {...form.bar} />
        </Form>
      </Stack>
      <Suspense>
        {hasHistory ? (
          <HistoryDrawer
            record={{ kind: 'academy', id: academy.id }}
            name={academy.title}
            changes={changes}
            onClose={() => setHistory(false)}
            {...academyWords}
          />
        ) : null}
      </Suspense>
    </Box>
  )
}
