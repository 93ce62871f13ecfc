import { signOut } from '@portal/shared/session'
import { Button } from '@portal/shared/ui'
import { LogOut } from 'lucide-react'
import { TestPage, type TestPageProps } from '../../practice/test-page.tsx'

/** The diagnostic test's own layout: a way to sign out, since the portal waits behind it. */
export function DiagnosticPage(props: Omit<TestPageProps, 'name' | 'exit'>) {
  return (
    <TestPage
      name="Diagnostic test"
      exit={
        <Button variant="ghost" icon={<LogOut size={18} />} onClick={signOut}>
          Sign out
        </Button>
      }
      {...props}
    />
  )
}
