import { formatDay, formatDays } from '@portal/shared/calendar'
import { SegmentedControl } from '@portal/shared/forms'
import { Banner } from '@portal/shared/progress'
import { Alert, Stack, Text } from '@portal/shared/ui'
import { useState } from 'react'
import { roleNames } from '../../roles/role-names.ts'
import type { Preview } from './announcements.queries.ts'
import { namesOf } from './announcements.rules.ts'

/** An announcement among the others of its first day, as each role sees them. */
export function AnnouncementPreview({ preview, from }: { preview: Preview; from: string }) {
  const { overlaps, roles } = preview
  const [chosen, setChosen] = useState<string>()
  const shown = roles.find(({ role }) => role === chosen) ?? roles[0]
  if (shown === undefined) return null
  return (
    <Stack as="section" gap="4" aria-label="Preview">
      {overlaps.length === 0 ? null : (
        <Alert kind="warning" title="Others are shown on some of these days">
          <ul>
            {overlaps.map(({ announcementId, title, roles: shared, ...days }) => (
              <li key={announcementId}>
                {`“${title}” to ${namesOf(shared).toLowerCase()}, ${formatDays(days)}`}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <SegmentedControl
        label="As seen by"
        value={shown.role}
        options={roles.map(({ role }) => ({ value: role, label: roleNames[role] }))}
        onValue={setChosen}
      />
      <Text size="sm" tone="muted">
        {`What ${roleNames[shown.role].toLowerCase()} see on ${formatDay(from)}, the newest first.`}
      </Text>
      <Stack gap="3">
        {shown.banners.map((banner) => (
          <Banner key={banner.id} item={banner} />
        ))}
      </Stack>
    </Stack>
  )
}
