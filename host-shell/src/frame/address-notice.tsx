import { Alert, Box } from '@portal/shared/ui'

/** Says that mails to somebody come back, and what to do. */
export default function AddressNotice({ email }: { email: string }) {
  return (
    <Box paddingX={{ base: '4', md: '6' }} paddingTop="4">
      <Alert kind="warning" title={`Mails to ${email} come back`}>
        Its mail server says that there is no such address. Until it is mended you get mails about
        your password alone. Enter another email in My account, or ask us to look at it.
      </Alert>
    </Box>
  )
}
