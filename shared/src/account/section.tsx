import { Box, chakra, Heading, type HeadingLevel, messageOf, Text } from '@portal/shared/ui'
import { createContext, type ReactNode, useContext, useId } from 'react'

/** Level of the sections' headings: 2 on a page, 3 under a dialog's title. */
export const SectionLevel = createContext<HeadingLevel>(2)

const Frame = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 17rem) minmax(0, 1fr)' },
    gap: { base: '4', lg: '10' },
    paddingY: { base: '6', md: '8' },
    minWidth: '0',
    '&:not(:last-of-type)': { borderBottomWidth: '1px', borderColor: 'border' },
    '&:first-of-type': { paddingTop: '0' },
    '&:last-of-type': { paddingBottom: '0' },
  },
})

interface SectionProps {
  title: string
  description: ReactNode
  children: ReactNode
}

/** One matter of the account: what it is about at the left, its controls at the right. */
export function Section({ title, description, children }: SectionProps) {
  const id = useId()
  const level = useContext(SectionLevel)
  return (
    <Frame aria-labelledby={id}>
      <div>
        <Heading level={level} size="md" id={id}>
          {title}
        </Heading>
        <Text as="div" size="sm" tone="muted" marginTop="1">
          {description}
        </Text>
      </div>
      <Box maxWidth="form" minWidth="0">
        {children}
      </Box>
    </Frame>
  )
}

/** What went wrong, in words; undefined when nothing did. */
export function failureMessage(error: unknown): string | undefined {
  if (error === null || error === undefined) return undefined
  return messageOf(error) ?? 'Something went wrong. Try again.'
}
