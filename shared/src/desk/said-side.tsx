import { TextArea } from '@portal/shared/forms'
import { Heading, Stack, Text } from '@portal/shared/ui'
import { memo } from 'react'
import { most } from './desk.rules.ts'
import { fewestOverall, overallName } from './missing.rules.ts'
import type { DeskActions } from './use-desk-actions.ts'

export interface SaidSideProps {
  overall: string
  privateNote: string
  /** The essay of a question may do without an overall comment. */
  mayBeBrief: boolean
  isReadOnly: boolean
  actions: DeskActions
}

/** What is said of the whole: to the student, and to staff alone. */
export const SaidSide = /* @__PURE__ */ memo(function SaidSide(props: SaidSideProps) {
  const { overall, privateNote, mayBeBrief, isReadOnly, actions } = props
  if (isReadOnly) {
    return (
      <Stack gap="4">
        <Said title="Overall comment" text={overall} />
        {privateNote === '' ? null : <Said title="Private note" text={privateNote} />}
      </Stack>
    )
  }
  return (
    <Stack gap="4">
      <TextArea
        name={overallName}
        label="Overall comment"
        optional={mayBeBrief}
        hint={
          mayBeBrief
            ? undefined
            : `At least ${fewestOverall} characters: what is good, and what to do next.`
        }
        rows={5}
        value={overall}
        maxLength={most.overall}
        onValue={(text) => actions.act({ do: 'say', what: 'overall', text })}
      />
      <TextArea
        label="Private note"
        optional
        hint="For staff alone; the student never sees it."
        rows={2}
        value={privateNote}
        maxLength={most.privateNote}
        onValue={(text) => actions.act({ do: 'say', what: 'privateNote', text })}
      />
    </Stack>
  )
})

function Said({ title, text }: { title: string; text: string }) {
  return (
    <Stack gap="1">
      <Heading level={2} size="sm">
        {title}
      </Heading>
      <Text whiteSpace="pre-line" tone={text === '' ? 'muted' : 'default'}>
        {text === '' ? 'None.' : text}
      </Text>
    </Stack>
  )
}
