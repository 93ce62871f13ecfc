import { dialogPart } from '@portal/shared/idle'
import { List, useList } from '@portal/shared/lists'
import { ActivityLights } from '@portal/shared/progress'
import { useNavigate, useSearchParams } from '@portal/shared/router'
import {
  Card,
  ListTemplate,
  QueryRegion,
  Row,
  Skeleton,
  Stack,
  Text,
  TextLink,
} from '@portal/shared/ui'
import { Suspense } from 'react'
import { type Lights, useLights } from './audit.queries.ts'
import { auditPath, isId } from './audit.rules.ts'
import { auditList, summaryOf } from './audit-list.tsx'

const LightDrawer = dialogPart(() => import('./light-drawer.tsx'), 'Activity')

/** All students by their last activity, as traffic lights that say why. */
export default function AuditScreen() {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const lights = useLights()
  const withLight = (studentId: string | null) => {
    const next = new URLSearchParams(params)
    if (studentId === null) next.delete('light')
    else next.set('light', studentId)
    return next
  }
  const list = useList(
    auditList({
      programmes: lights.data?.programmes,
      hrefOf: (studentId) => `?${withLight(studentId)}`,
      onExplain: ({ studentId }) => setParams(withLight(studentId)),
      onRaise: ({ studentId }) => navigate(`/alerts?raise=${studentId}`),
    }),
  )
  const open = params.get('light')
  return (
    <ListTemplate
      title="Audit dashboard"
      description="All students by their last activity, and what to do about those who are away"
    >
      <Card title="Lights">
        <QueryRegion
          query={lights}
          compact
          failed="The lights could not be counted"
          skeleton={<Skeleton display="block" height="3.25rem" />}
        >
          {(data) => <Counts lights={data} />}
        </QueryRegion>
      </Card>
      <List list={list} />
      <Suspense fallback={null}>
        {isId(open) ? (
          <LightDrawer
            studentId={open}
            href={summaryOf(open)}
            onClose={() => setParams(withLight(null), { replace: true })}
          />
        ) : null}
      </Suspense>
    </ListTemplate>
  )
}

/** How many stand at each light; each figure is the count of the list that it opens. */
function Counts({ lights: { lights, snoozed } }: { lights: Lights }) {
  return (
    <Stack gap="3">
      <ActivityLights
        lights={lights}
        hrefFor={(light) => auditPath({ activity: light, snoozed: 'no' })}
      />
      <Row gap="4" fontSize="sm">
        {snoozed === 0 ? (
          <Text size="sm" tone="muted">
            No light is set aside
          </Text>
        ) : (
          <TextLink to={auditPath({ snoozed: 'yes' })}>{snoozed} set aside, not counted</TextLink>
        )}
        <TextLink to="/?tab=calendar">Terms and holidays that are left out</TextLink>
      </Row>
    </Stack>
  )
}
