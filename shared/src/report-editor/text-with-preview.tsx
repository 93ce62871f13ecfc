import { TextArea } from '@portal/shared/forms'
import { RichText } from '@portal/shared/rich-text'
import { chakra, Stack, Text } from '@portal/shared/ui'
import { useEffect, useState } from 'react'

const Plate = chakra('div', {
  base: {
    paddingX: '4',
    paddingY: '3',
    bg: 'bg.subtle',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    overflowX: 'auto',
  },
})

export interface TextWithPreviewProps {
  label: string
  hint?: string
  name: string
  value: string
  error: string | undefined
  onValue: (value: string) => void
  readOnly?: true
}

/** A plain text of a report; one with an equation is shown as its readers will see it. */
export function TextWithPreview(props: TextWithPreviewProps) {
  const { value, label } = props
  return (
    <Stack gap="2">
      <TextArea rows={6} maxLength={4_000} {...props} />
      {/\\\([\s\S]*?\\\)/.test(value) ? <Preview label={label} text={value} /> : null}
    </Stack>
  )
}

function Preview({ label, text }: { label: string; text: string }) {
  const [shown, setShown] = useState<{ html: string } | 'failed'>()
  useEffect(() => {
    let isCurrent = true
    // Few reports have an equation.
    import('./latex-html.ts')
      .then(({ latexHtml }) => isCurrent && setShown({ html: latexHtml(text) }))
      .catch(() => isCurrent && setShown('failed'))
    return () => {
      isCurrent = false
    }
  }, [text])
  return (
    <Plate role="group" aria-label={`${label}, as it will be shown`}>
      {shown === 'failed' ? (
        <Text size="sm" tone="muted">
          The preview could not be loaded. The report can be sent all the same.
        </Text>
      ) : shown === undefined ? (
        <Text size="sm" tone="muted">
          Setting the equations
        </Text>
      ) : (
        <RichText html={shown.html} />
      )}
    </Plate>
  )
}
