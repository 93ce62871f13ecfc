import { pathTo } from '@portal/shared/contract'
import {
  HomeworkCard,
  LatestCard,
  SimulationsCard,
  TeachingCard,
  useOverview,
} from '@portal/shared/student-summary'
import { DashboardCell, QueryRegion, SkeletonCards } from '@portal/shared/ui'

/** Simulations that the dashboard shows. */
const fewSimulations = 5

/** What stands below a child's dashboard: homework, simulations, the academy, seminars and courses, and the latest report card. */
export default function ProgressCards({ studentId }: { studentId: string }) {
  const overview = useOverview(studentId)
  const summary = pathTo('/:dashboard/:id', { dashboard: 'parent-dashboard', id: studentId })
  return (
    <QueryRegion
      query={overview}
      failed="Homework, simulations and report cards could not be loaded"
      skeleton={
        <DashboardCell span={12}>
          <SkeletonCards count={2} columns={2} />
        </DashboardCell>
      }
    >
      {({ openHomework, simulations, latestCard, academy, events }) => (
        <>
          <DashboardCell span={12}>
            <HomeworkCard
              openHomework={openHomework}
              pathOf={(id) => pathTo('/tuition-reports/report/:id', { id })}
            />
          </DashboardCell>
          <DashboardCell span={12}>
            <SimulationsCard simulations={simulations.slice(0, fewSimulations)} />
          </DashboardCell>
          <DashboardCell span={12}>
            <TeachingCard academy={academy} events={events} />
          </DashboardCell>
          <DashboardCell span={12}>
            <LatestCard card={latestCard} allAt={`${summary}?tab=cards`} />
          </DashboardCell>
        </>
      )}
    </QueryRegion>
  )
}
