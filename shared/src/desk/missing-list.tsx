import { chakra, Stack, Text } from '@portal/shared/ui'
import type { Missing } from './missing.rules.ts'

const Way = /* @__PURE__ */ chakra('button', {
  base: {
    color: 'fg.link',
    textAlign: 'start',
    verticalAlign: 'top',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
})

/** What a marking lacks, each as a way to where it is put right. */
export function MissingList({
  missing,
  onGo,
}: {
  missing: readonly Missing[]
  onGo: (missing: Missing) => void
}) {
  return (
    <Stack gap="2">
      <Text>This is missing:</Text>
      <Stack as="ul" gap="2" paddingLeft="5" listStyleType="disc" aria-label="What is missing">
        {missing.map((one) => (
          <li key={one.words}>
            <Way type="button" onClick={() => onGo(one)}>
              {one.words}
            </Way>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
