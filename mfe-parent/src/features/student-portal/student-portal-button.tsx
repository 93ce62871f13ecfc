import { type CallAnswer, call } from '@portal/shared/api'
import { queryOf, useQueryClient } from '@portal/shared/query'
import { leavePage } from '@portal/shared/router'
import { viewAs } from '@portal/shared/session'
import { Button, chakra, Dialog, EmptyState, Stack } from '@portal/shared/ui'
import { Eye } from 'lucide-react'
import { useState } from 'react'

const start = 'POST /authentication/admin/impersonation/startImpersonation'
const children = queryOf('GET /Dashboard/Parent/Dashboard/GetChildren')

type Child = CallAnswer<'GET /Dashboard/Parent/Dashboard/GetChildren'>['children'][number]

/**
 * Opens the portal as one's child sees it, which leaves the page. With several children a dialog asks
 * which. A failure is only logged, and the button can be pressed again.
 */
export default function StudentPortalButton() {
  const client = useQueryClient()
  /** What is under way: asking for the children, or starting the view of this child. */
  const [busyWith, setBusyWith] = useState<string | null>(null)
  const [choice, setChoice] = useState<readonly Child[] | null>(null)

  const during = async (what: string, work: () => Promise<unknown>) => {
    if (busyWith !== null) return
    setBusyWith(what)
    try {
      await work()
    } catch (error) {
      console.error('The student view could not be started', error)
    } finally {
      setBusyWith(null)
    }
  }
  const view = (studentId: string) =>
    leavePage(() =>
      during(studentId, async () =>
        // A bare call: another person is here after it, so that nothing of it is read again.
        viewAs(await call(start, { body: { isParent: true, studentId } })),
      ),
    )
  const open = async () => {
    let found: readonly Child[] = []
    await during('children', async () => {
      found = (await client.fetchQuery(children)).children
      if (found.length !== 1) setChoice(found)
    })
    const [only] = found
    if (only !== undefined && found.length === 1) view(only.studentId)
  }

  return (
    <>
      <Button
        variant="secondary"
        icon={<Eye size={18} aria-hidden />}
        loading={busyWith !== null}
        onClick={open}
      >
        {/* On phones the page's name needs the room. */}
        <chakra.span srOnly={{ base: true, md: false }}>Student Portal</chakra.span>
      </Button>
      {choice === null ? null : (
        <Dialog
          open
          onClose={() => setChoice(null)}
          size="sm"
          title="Student Portal"
          description={
            choice.length === 0
              ? undefined
              : 'Choose whose portal you want to see, for half an hour.'
          }
        >
          {choice.length === 0 ? (
            <EmptyState compact title="No student is linked to your account">
              Ask our help team to link your child.
            </EmptyState>
          ) : (
            <Stack as="ul" gap="2" listStyleType="none">
              {choice.map(({ studentId, fullName }) => (
                <li key={studentId}>
                  <Button wide loading={busyWith === studentId} onClick={() => view(studentId)}>
                    {fullName}
                  </Button>
                </li>
              ))}
            </Stack>
          )}
        </Dialog>
      )}
    </>
  )
}
