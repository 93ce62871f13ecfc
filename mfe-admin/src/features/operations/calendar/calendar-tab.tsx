import { Button, Row, Stack, Text } from '@portal/shared/ui'
import { useState } from 'react'
import { CopyYearDialog } from './copy-year-dialog.tsx'
import { HolidaysCard } from './holidays-card.tsx'
import { TermsCard } from './terms-card.tsx'

/** Terms and holidays, by which the portal counts days. */
export default function CalendarTab() {
  const [isCopying, setCopying] = useState(false)
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <Row gap="4" justifyContent="space-between">
        <Text tone="muted">
          Holidays are left out of the days since a student’s last activity. Bank holidays and
          weekends move what is due.
        </Text>
        <Button onClick={() => setCopying(true)}>Copy a year</Button>
      </Row>
      <TermsCard />
      <HolidaysCard />
      {isCopying ? <CopyYearDialog onClose={() => setCopying(false)} /> : null}
    </Stack>
  )
}
