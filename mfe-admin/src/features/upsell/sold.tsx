import { formatDay } from '@portal/shared/calendar'
import { pathTo } from '@portal/shared/contract'
import { Card, LinkButton, Row, Stack, Text } from '@portal/shared/ui'
import { addedOf, soldOptions } from '@portal/shared/upgrades'
import { sumOf } from '../../sales/money.rules.ts'
import { exactPounds } from '../../sales/money.words.ts'
import type { Sale } from './use-sale-form.ts'

export interface SoldProps {
  name: string
  sale: Sale
}

/** What a sale added, in words. */
function wordsOf(sale: Sale): string[] {
  const { hours, entitlements, isUnlimited, startsOn, expiresOn, programName, lines = [] } = sale
  const opened = soldOptions.map(({ value }) => value).filter((one) => entitlements[one] === true)
  return [
    ...addedOf({ hours, entitlements: opened }),
    ...(isUnlimited === true ? ['Tuition without a limit'] : []),
    ...(startsOn === undefined ? [] : [`Renewed from ${formatDay(startsOn)}`]),
    ...(expiresOn === null ? [] : [`Ends on ${formatDay(expiresOn)}`]),
    ...(programName === null ? [] : [`Called ${programName}`]),
    ...(lines.length === 0 ? [] : [`Costs ${exactPounds(sumOf(lines))}`]),
  ]
}

/** What was added, and where to go from here. */
export function Sold({ name, sale }: SoldProps) {
  const { studentId, upgradeRequestId, bookingId } = sale
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
          <LinkButton to={`${pathTo('/sales', {})}?booking=${bookingId}`}>
            Open the booking
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
