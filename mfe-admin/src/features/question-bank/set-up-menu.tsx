import { Menu } from '@portal/shared/ui'
import { Settings2 } from 'lucide-react'
import { listPath } from './paths.ts'

/** The ways to what questions are filed in. */
export const SetUpMenu = () => (
  <Menu
    label="Set up"
    labelRest="what questions are filed in"
    align="end"
    icon={<Settings2 size={18} />}
    items={[
      {
        ...{ id: 'subjects', label: 'Tests, parts and subjects' },
        to: `${listPath}/create_~_edit-subject`,
      },
      {
        ...{ id: 'topics', label: 'Topics and sub-topics' },
        to: `${listPath}/create_~_edit-sub-topic`,
      },
      { ...{ id: 'papers', label: 'Papers' }, to: `${listPath}/create_~_edit-exam` },
    ]}
  />
)
