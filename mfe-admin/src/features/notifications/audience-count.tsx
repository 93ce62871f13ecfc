import {
  FactList,
  FailedState,
  formatNumber,
  LiveText,
  messageOf,
  plural,
  SkeletonText,
  Stack,
  Stat,
  Stats,
  Text,
} from '@portal/shared/ui'
import { roleNames } from '../../roles/role-names.ts'
import type { Audience, Count } from './messages.queries.ts'
import { useCount } from './messages.queries.ts'

/** Who would get a message now, and how; it follows what is chosen. */
export function AudienceCount({ audience }: { audience: Audience }) {
  const { data, isError, error, isFetching, isNobody, refetch } = useCount(audience)
  if (isNobody) {
    return <Text tone="muted">Choose roles or people, and it is counted who would get it.</Text>
  }
  if (isError) {
    return (
      <FailedState compact title="It could not be counted" onRetry={() => void refetch()}>
        {messageOf(error)}
      </FailedState>
    )
  }
  if (data === undefined) return <SkeletonText lines={6} />
  return (
    <Stack gap="4" opacity={isFetching ? 0.6 : 1}>
      <LiveText>{`${plural(data.total, 'person gets', 'people get')} it`}</LiveText>
      <CountOf count={data} />
    </Stack>
  )
}

function CountOf({ count }: { count: Count }) {
  const { total, byRole, portal, mailAtOnce, digest, noMail, bouncing, unreached, sample } = count
  const names = sample.map(({ name }) => name)
  return (
    <>
      <Stats>
        <Stat label="Get it" value={total} />
        <Stat label="In the bell" value={portal} />
      </Stats>
      <FactList
        items={[
          ...byRole.map(({ role, count: each }) => ({
            label: roleNames[role],
            value: formatNumber(each),
          })),
          { label: 'Mail at once', value: formatNumber(mailAtOnce) },
          { label: 'In the morning mail', value: formatNumber(digest) },
          { label: 'Bell alone, as they chose', value: formatNumber(noMail) },
          ...(bouncing > 0
            ? [{ label: 'Bell alone, mails come back', value: formatNumber(bouncing) }]
            : []),
          ...(unreached > 0
            ? [{ label: 'Get no news in any way', value: formatNumber(unreached) }]
            : []),
          ...(names.length > 0
            ? [
                {
                  label: total > names.length ? `The first ${names.length}` : 'They are',
                  value: names.join(', '),
                },
              ]
            : []),
        ]}
      />
    </>
  )
}
