import type { ServerSettings } from '@portal/shared/session'
import { Button, chakra, Heading } from '@portal/shared/ui'
import { useState } from 'react'

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
    gap: '2',
    listStyle: 'none',
    '& button': {
      display: 'block',
      width: '100%',
      height: '100%',
      paddingX: '3',
      paddingY: '2.5',
      bg: 'bg.surface',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'md',
      textAlign: 'start',
      cursor: 'pointer',
      overflowWrap: 'anywhere',
      _hover: { bg: 'bg.hover' },
    },
    '& strong': { display: 'block', fontSize: 'sm', fontWeight: 'semibold' },
    '& span': { display: 'block', fontSize: 'xs', color: 'fg.muted' },
  },
})

/** How many are shown before `Show all`: one for each role. */
const firstShown = 6

export interface DemoAccountsProps {
  accounts: ServerSettings['demoAccounts']
  /** Fills the form with the account and signs in. */
  onChoose: (email: string) => void
}

/** The sign-ins of the demo world, one press each. Only for servers that run it. */
export function DemoAccounts({ accounts, onChoose }: DemoAccountsProps) {
  const [isAll, setAll] = useState(false)
  const shown = isAll ? accounts : accounts.slice(0, firstShown)
  return (
    <chakra.section
      aria-label="Demo accounts"
      borderTopWidth="1px"
      borderColor="border"
      paddingTop="5"
      display="flex"
      flexDirection="column"
      gap="3"
    >
      <div>
        <Heading level={2} size="sm">
          Demo accounts
        </Heading>
        <chakra.p fontSize="sm" color="fg.muted">
          This is a demo world. Choose somebody to sign in as.
        </chakra.p>
      </div>
      <List>
        {shown.map(({ email, role, note }) => (
          <li key={email}>
            <button type="button" onClick={() => onChoose(email)}>
              <strong>{role}</strong>
              <span>{email}</span>
              {note === '' ? null : <span>{note}</span>}
            </button>
          </li>
        ))}
      </List>
      {isAll || accounts.length <= firstShown ? null : (
        <Button variant="ghost" size="sm" onClick={() => setAll(true)}>
          Show all {accounts.length} accounts
        </Button>
      )}
    </chakra.section>
  )
}
