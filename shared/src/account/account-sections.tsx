import { useMe } from '@portal/shared/query'
import {
  Alert,
  chakra,
  type HeadingLevel,
  QueryRegion,
  SkeletonCards,
  Stack,
} from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { type ReactNode, useId } from 'react'
import type { Me } from './account.queries.ts'
import { DataSection } from './data-section.tsx'
import { DeletionSection } from './deletion-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { EmailSection } from './email-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PictureSection } from './picture-section.tsx'
import { PreferencesSection } from './preferences-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { QuietSection } from './quiet-section.tsx'
import { SectionLevel } from './section.tsx'

const All = chakra('fieldset', {
  base: { display: 'block', minWidth: '0', margin: '0', padding: '0', borderWidth: '0' },
})

export interface AccountSectionsProps {
  /** Level of the sections' headings: 2 on a page, 3 under a dialog's title. */
  level?: HeadingLevel
  /** What the role's own remote adds, as further `Section`s after the profile. */
  children?: ReactNode
}

/**
 * All that a person may see and change of the own account, whatever the role. In a parent's view of
 * the student's portal nothing can be changed, and what is the student's alone is left out.
 */
export function AccountSections({ level = 2, children }: AccountSectionsProps) {
  const me = useMe()
  const readOnly = useReadOnly()
  const reason = useId()
  return (
    <SectionLevel value={level}>
      <QueryRegion
        query={me}
        failed="Your account could not be loaded"
        skeleton={<SkeletonCards count={3} columns={1} />}
      >
        {(person) => (
          <Stack gap="6">
            {readOnly ? (
              <Alert>
                <span id={reason}>{readOnly.reason}</span>
              </Alert>
            ) : null}
            <All disabled={readOnly !== null} aria-describedby={readOnly ? reason : undefined}>
              <Sections me={person}>{children}</Sections>
            </All>
          </Stack>
        )}
      </QueryRegion>
    </SectionLevel>
  )
}

function Sections({ me, children }: { me: Me; children: ReactNode }) {
  const isStudent = me.role === 'Student'
  const isOwn = useReadOnly() === null
  return (
    <>
      <ProfileSection me={me} />
      {isStudent ? <PictureSection me={me} /> : null}
      {children}
      <EmailSection me={me} />
      {isOwn ? <PasswordSection me={me} /> : null}
      <PreferencesSection me={me} />
      <QuietSection />
      {isOwn ? <DevicesSection /> : null}
      {isOwn ? <DataSection /> : null}
      {isOwn && (isStudent || me.role === 'Parent') ? <DeletionSection me={me} /> : null}
    </>
  )
}
