import { ApiError } from '@portal/shared/api'
import { errorsByName } from '@portal/shared/forms'
import {
  Alert,
  Box,
  Button,
  chakra,
  Heading,
  type HeadingLevel,
  Row,
  Text,
} from '@portal/shared/ui'
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

interface SaveLineProps {
  label: string
  busy: boolean
  /** Where saving stands, as `Unsaved changes` or `Saved`; spoken when it changes. */
  state: string
  /** Further buttons. */
  children?: ReactNode
}

/** A form's end: its button, and where saving stands. */
export function SaveLine({ label, busy, state, children }: SaveLineProps) {
  return (
    <Row>
      <Button type="submit" variant="primary" loading={busy}>
        {label}
      </Button>
      {children}
      <Text as="span" size="sm" tone="muted" role="status">
        {state}
      </Text>
    </Row>
  )
}

/** A failure that belongs to no field of the form. */
export function SaveFailure({ error, fields }: { error: unknown; fields: readonly string[] }) {
  const message = failureMessage(error, fields)
  return message === undefined ? null : (
    <Alert kind="danger" live>
      {message}
    </Alert>
  )
}

/** What went wrong, in words; undefined when nothing did, or when all of it stands at the fields. */
export function failureMessage(error: unknown, fields: readonly string[] = []): string | undefined {
  if (error === null || error === undefined) return undefined
  if (!(error instanceof ApiError)) return 'Something went wrong. Try again.'
  const places = Object.keys(fieldErrors(error))
  const atFields = places.length > 0 && places.every((place) => fields.includes(place))
  return atFields ? undefined : error.message
}

/** The server's errors by field: `body.email` stands at `email`. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError)) return {}
  return errorsByName(
    error.errors.map(({ path, message }) => ({ path: path.replace(/^body\./, ''), message })),
  )
}
