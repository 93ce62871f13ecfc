import { Box, chakra, LinkButton } from '@portal/shared/ui'
import { ReceiptText } from 'lucide-react'

/** The operations page's way to the sales: its icon alone below 1024 px. */
export default function BookingFormButton() {
  return (
    <Box css={{ '& > a': { paddingX: { base: '2.5', lg: '4' } } }}>
      <LinkButton to="/sales" icon={<ReceiptText size={18} aria-hidden />}>
        <chakra.span srOnly={{ base: true, lg: false }}>Booking Form</chakra.span>
      </LinkButton>
    </Box>
  )
}
