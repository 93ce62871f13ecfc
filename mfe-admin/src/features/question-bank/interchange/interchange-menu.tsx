import { Menu } from '@portal/shared/ui'
import { ArrowLeftRight } from 'lucide-react'
import { changesPath, listPath } from '../paths.ts'
import { exportsPath, importsPath } from './paths.ts'

/** The ways to questions that come and go, to those that are there twice, and to bulk changes. */
export const InterchangeMenu = () => (
  <Menu
    label="Exchange"
    labelRest="questions with other systems"
    align="end"
    icon={<ArrowLeftRight size={18} />}
    items={[
      { ...{ id: 'import', label: 'Import' }, to: importsPath },
      { ...{ id: 'export', label: 'Export' }, to: exportsPath },
      { ...{ id: 'duplicates', label: 'Duplicates' }, to: `${listPath}?view=duplicates` },
      { ...{ id: 'changes', label: 'Bulk changes' }, to: changesPath },
    ]}
  />
)
