import { useWrite } from '@portal/shared/query'
import { Badge, Card, Menu, Row, Stack, toast } from '@portal/shared/ui'
import { Check, Clock, UserX } from 'lucide-react'
import type { Due } from './dashboard.queries.ts'
import { SessionLine } from './session-line.tsx'

type ToMark = Due['toMark'][number]

export interface ToMarkCardProps {
  hours: readonly ToMark[]
  /** Opens an hour, for another length than was booked. */
  onOpen: (sessionId: string) => void
  /** Opens the report of an hour that was marked as delivered. */
  onReport: (sessionId: string) => void
}

/** Hours that have ended and wait for their outcome: two presses each, and the report opens. */
export function ToMarkCard({ hours, onOpen, onReport }: ToMarkCardProps) {
  const mark = useWrite('POST /Tution/tutor/Tution/Mark', {
    changes: [
      'GET /Dashboard/Tutor/Dashboard/GetDueToday',
      'GET /Tution/tutor/Tution/GetSession',
      'GET /Tution/tutor/Tution/GetWeek',
    ],
  })
  const note = async (hour: ToMark, outcome: 'delivered' | 'no-show') => {
    const body = {
      ...{ sessionId: hour.id, version: hour.version },
      ...{ outcome, quarters: hour.length * 4 },
    }
    try {
      await mark.write({ body })
      toast.success(`The hour with ${hour.studentName} is marked.`)
      if (outcome === 'delivered') onReport(hour.id)
    } catch (error) {
      toast.danger(`The hour could not be marked. ${error instanceof Error ? error.message : ''}`)
    }
  }
  return (
    <Card title="To mark" description="Sessions that have ended without an outcome">
      <Stack as="ul" gap="4" listStyleType="none">
        {hours.map((hour) => (
          <SessionLine key={hour.id} session={hour}>
            <Row gap="2">
              {hour.isLate ? <Badge tone="danger">Late</Badge> : null}
              <Menu
                label="Mark"
                labelRest={`the hour with ${hour.studentName}`}
                size="sm"
                align="end"
                items={[
                  {
                    id: 'delivered',
                    label: 'Delivered',
                    icon: <Check size={16} />,
                    onChoose: () => note(hour, 'delivered'),
                  },
                  {
                    id: 'no-show',
                    label: 'No-show',
                    icon: <UserX size={16} />,
                    onChoose: () => note(hour, 'no-show'),
                  },
                  {
                    id: 'length',
                    label: 'Another length …',
                    icon: <Clock size={16} />,
                    onChoose: () => onOpen(hour.id),
                  },
                ]}
              />
            </Row>
          </SessionLine>
        ))}
      </Stack>
    </Card>
  )
}
