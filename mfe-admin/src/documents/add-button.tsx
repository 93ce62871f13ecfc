import type { DocumentKind } from '@portal/shared/contract'
import { dialogPart } from '@portal/shared/idle'
import { Button } from '@portal/shared/ui'
import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import type { AddDrawerProps } from './add-drawer.tsx'
import { useChoices } from './documents.queries.ts'

const AddDrawer = dialogPart<AddDrawerProps>(() => import('./add-drawer.tsx'), 'Add files')

export interface AddButtonProps {
  kind: DocumentKind
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
}

/** Opens what makes documents of files. */
export function AddButton({ kind, isOpen, onOpen, onClose }: AddButtonProps) {
  const choices = useChoices()
  return (
    <>
      <Button variant="primary" icon={<Plus size={18} aria-hidden />} onClick={onOpen}>
        Add files
      </Button>
      <Suspense>
        {isOpen && choices ? <AddDrawer {...{ kind, choices, onClose }} /> : null}
      </Suspense>
    </>
  )
}
