import { formatDay } from '@portal/shared/calendar'
import { pathTo } from '@portal/shared/contract'
import { Card, LinkButton, Row, Stack, Text } from '@portal/shared/ui'
import { addedOf, soldOptions } from '@portal/shared/upgrades'
import type { Sale } from './sale-form.tsx'

export interface SoldProps {
  name: string
  sale: Sale
}

/** What a sale added, in words. */
function wordsOf({ hours, entitlements, isUnlimited, expiresOn, programName }: Sale): string[] {
  const opened = soldOptions.map(({ value }) => value).filter((one) => entitlements[one] === true)
  return [
    ...addedOf({ hours, entitlements: opened }),
    ...(isUnlimited === true ? ['Tuition without a limit'] : []),
    ...(expiresOn === null ? [] : [`Ends on ${formatDay(expiresOn)}`]),
    ...(programName === null ? [] : [`Called ${programName}`]),
  ]
}

/** What was added, and where to go from here. */
export function Sold({ name, sale }: SoldProps) {
  const { studentId, upgradeRequestId } = sale
  return (
    <Card title={`Sold to ${name}`}>
      <Stack gap="5">
        <Stack as="ul" gap="1" paddingLeft="5">
          {wordsOf(sale).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </Stack>
        {upgradeRequestId === undefined ? null : (
          <Text>The request is accepted, and the student is told.</Text>
        )}
        <Row gap="3">
          <LinkButton
            variant="primary"
            to={pathTo('/:dashboard/:id', { dashboard: 'dashboard', id: studentId })}
          >
            {`Open ${name}`}
          </LinkButton>
          {upgradeRequestId === undefined ? (
            <LinkButton to={pathTo('/sales/upsell', {})}>Sell to somebody else</LinkButton>
          ) : (
            <LinkButton to={`${pathTo('/upgrades', {})}?tab=requests&state=pending`}>
              Back to the requests
            </LinkButton>
          )}
        </Row>
      </Stack>
    </Card>
  )
}
