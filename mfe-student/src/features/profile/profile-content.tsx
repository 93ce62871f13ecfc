import type { ProfileProps } from '@portal/shared/contract'
import { LinkButton, Row } from '@portal/shared/ui'
import { StudentMonth } from './student-month.tsx'

/** Where the popup's buttons lead, in order. */
const pages = [
  { label: 'Your Calendar', path: '/my-application-&-account' },
  { label: 'Your Account', path: '/my-application-&-account?tab=account' },
  { label: 'Your Curriculum', path: '/curriculum' },
]

/** What the profile popup holds for a student: the month, and buttons to the student's own pages. */
export default function ProfileContent({ hasScreen, onClose }: ProfileProps) {
  const shown = pages.filter(({ path }) => hasScreen(path))
  return (
    <>
      <StudentMonth />
      {shown.length > 0 ? (
        <Row as="nav" aria-label="Your pages" gap="2" css={{ '& > *': { flex: '1 1 auto' } }}>
          {shown.map(({ label, path }) => (
            <LinkButton key={label} to={path} size="sm" onClick={onClose}>
              {label}
            </LinkButton>
          ))}
        </Row>
      ) : null}
    </>
  )
}
