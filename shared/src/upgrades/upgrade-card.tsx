import type { CallAnswer } from '@portal/shared/api'
import { CardCover, FileImage } from '@portal/shared/files'
import { RichText } from '@portal/shared/rich-text'
import { chakra, Disclosure, Heading, Row, Stack, Surface, Text } from '@portal/shared/ui'
import { Check, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { addedOf, priceOf } from './upgrade.words.ts'

type Upgrade = CallAnswer<'GET /upgrade/userUpgrade/GetAllUpgrades'>['upgrades'][number]

const Added = chakra('li', {
  base: { display: 'flex', gap: '2', alignItems: 'flex-start', fontSize: 'sm' },
})

export interface UpgradeCardProps {
  upgrade: Pick<
    Upgrade,
    'name' | 'summary' | 'body' | 'image' | 'pricePence' | 'per' | 'entitlements' | 'hours'
  >
  /** How it stands, beside its price. */
  state?: ReactNode
  /** What can be done with it. */
  children?: ReactNode
}

/** An upgrade of the catalogue: what it is, what it adds and what it costs. */
export function UpgradeCard({ upgrade, state, children }: UpgradeCardProps) {
  const { name, summary, body, image } = upgrade
  const added = addedOf(upgrade)
  return (
    <Surface as="li" display="flex" flexDirection="column">
      <CardCover aria-hidden="true">
        {image === null ? (
          <Sparkles size={36} />
        ) : (
          <FileImage id={image.id} alt="" loading="lazy" />
        )}
      </CardCover>
      <Stack gap="4" flex="1" padding={{ base: '4', md: '5' }}>
        <Stack gap="1">
          <Heading level={2} size="md" overflowWrap="anywhere">
            {name}
          </Heading>
          <Row gap="2" justifyContent="space-between">
            <Text weight="semibold">{priceOf(upgrade)}</Text>
            {state}
          </Row>
        </Stack>
        <Text tone="muted" overflowWrap="anywhere">
          {summary}
        </Text>
        {added.length === 0 ? null : (
          <Stack as="ul" gap="1" listStyleType="none" aria-label={`What ${name} adds`}>
            {added.map((words) => (
              <Added key={words}>
                <Check size={18} aria-hidden />
                <span>{words}</span>
              </Added>
            ))}
          </Stack>
        )}
        {body === '' ? null : (
          <Disclosure summary="Details">
            <RichText html={body} size="sm" />
          </Disclosure>
        )}
        {children ? (
          <Stack gap="3" marginTop="auto">
            {children}
          </Stack>
        ) : null}
      </Stack>
    </Surface>
  )
}
