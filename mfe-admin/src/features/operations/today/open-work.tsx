import {
  Card,
  chakra,
  EmptyState,
  formatMoney,
  formatNumber,
  SmartLink,
  Stack,
  Text,
  TextLink,
} from '@portal/shared/ui'
import type { OpenWork } from '../operations.queries.ts'

const Tiles = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11.5rem), 1fr))',
    gap: { base: '3', md: '4' },
    listStyle: 'none',
    margin: '0',
    padding: '0',
    '& > li': { display: 'grid' },
  },
})

const Tile = chakra(SmartLink, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    minWidth: '0',
    padding: '4',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    bg: 'bg.surface',
    color: 'fg',
    textDecoration: 'none',
    transition: 'border-color 120ms',
    _hover: { borderColor: 'border.brand' },
    '&[data-tone=danger] > [data-part=figure]': { color: 'danger.text' },
    '&[data-tone=warning] > [data-part=figure]': { color: 'warning.text' },
    '& > [data-part=figure]': {
      fontSize: '2xl',
      fontWeight: 'semibold',
      letterSpacing: 'tight',
      lineHeight: 'tight',
      fontVariantNumeric: 'tabular-nums',
    },
    '& > [data-part=label]': { fontSize: 'sm', overflowWrap: 'anywhere' },
  },
})

const Quiet = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    rowGap: '2',
    listStyle: 'none',
    margin: '0',
    padding: '0',
    fontSize: 'sm',
  },
})

/** What waits for a person, each a way to its list; what has nothing stands below. */
export function OpenWorkCard({ cards }: { cards: OpenWork['cards'] }) {
  const waiting = cards.filter(({ count }) => count > 0)
  const quiet = cards.filter(({ count }) => count === 0)
  return (
    <Card title="Waiting for a person" description="Each number leads to what it counts.">
      <Stack gap="5">
        {waiting.length === 0 ? (
          <EmptyState compact illustration="done" title="Nothing waits" />
        ) : (
          <Tiles>
            {waiting.map(({ id, label, count, pence, href, tone }) => (
              <li key={id}>
                <Tile to={href} data-tone={tone}>
                  <span data-part="figure">{formatNumber(count)}</span>
                  <span data-part="label">{label}</span>
                  {pence === null ? null : (
                    <Text as="span" size="sm" tone="muted">
                      {formatMoney(pence)}
                    </Text>
                  )}
                </Tile>
              </li>
            ))}
          </Tiles>
        )}
        {quiet.length === 0 ? null : (
          <Stack gap="2">
            <Text size="sm" tone="muted">
              Nothing waits in
            </Text>
            <Quiet>
              {quiet.map(({ id, label, href }) => (
                <li key={id}>
                  <TextLink to={href}>{label}</TextLink>
                </li>
              ))}
            </Quiet>
          </Stack>
        )}
      </Stack>
    </Card>
  )
}
