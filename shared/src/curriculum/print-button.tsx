import { Button } from '@portal/shared/ui'
import { Printer } from 'lucide-react'

/** Prints the month that is open, with a box before each item. */
export function PrintButton() {
  return (
    <Button icon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
      Print
    </Button>
  )
}
