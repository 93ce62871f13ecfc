import { chakra, Stack, Text, TextLink } from '@portal/shared/ui'
import type { Test } from './messages.queries.ts'

const Entry = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    padding: '3',
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    maxWidth: '22rem',
    overflowWrap: 'anywhere',
    _before: { content: '""', width: '1', flexShrink: 0, borderRadius: 'full', bg: 'bg.brand' },
  },
})

/** A message as an entry of the bell that somebody points at. */
export function BellPreview({ bell }: { bell: Test['bell'] }) {
  const { title, description, link, notificationLink, navigatableLink } = bell
  return (
    <Entry>
      <Stack gap="1">
        <Text as="strong" size="sm" weight="semibold">
          {title || 'Title'}
        </Text>
        <Text as="span" size="sm" tone="muted" whiteSpace="pre-line">
          {description || 'Text'}
        </Text>
        {notificationLink === null ? null : (
          <Text as="span" size="sm">
            <TextLink to={notificationLink}>{link || notificationLink}</TextLink>
          </Text>
        )}
        {navigatableLink === null ? null : (
          <Text as="span" size="xs" tone="subtle">
            {`Opens ${navigatableLink}`}
          </Text>
        )}
      </Stack>
    </Entry>
  )
}
