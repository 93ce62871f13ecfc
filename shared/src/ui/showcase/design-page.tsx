import { SegmentedControl } from '@portal/shared/forms'
import { Moon, Sun, SunMoon } from 'lucide-react'
import { Page, PageHeader, Tabs, useColourMode } from '../index.ts'
import { ActionsSection } from './actions-section.tsx'
import { ChartsSection } from './charts-section.tsx'
import { DataSection } from './data-section.tsx'
import { FeedbackSection } from './feedback-section.tsx'
import { FilesSection } from './files-section.tsx'
import { FormsSection } from './forms-section.tsx'
import { ListsSection } from './lists-section.tsx'
import { NavigationSection } from './navigation-section.tsx'
import { OrderingSection } from './ordering-section.tsx'
import { PickersSection } from './pickers-section.tsx'
import { TextsSection } from './texts-section.tsx'
import { TokensSection } from './tokens-section.tsx'

const sections = [
  { id: 'actions', label: 'Actions', content: () => <ActionsSection /> },
  { id: 'forms', label: 'Forms', content: () => <FormsSection /> },
  { id: 'files', label: 'Files', content: () => <FilesSection /> },
  { id: 'pickers', label: 'Pickers', content: () => <PickersSection /> },
  { id: 'lists', label: 'Lists', content: () => <ListsSection /> },
  { id: 'ordering', label: 'Order', content: () => <OrderingSection /> },
  { id: 'texts', label: 'Formatted texts', content: () => <TextsSection /> },
  { id: 'data', label: 'Data', content: () => <DataSection /> },
  { id: 'charts', label: 'Charts and text', content: () => <ChartsSection /> },
  { id: 'feedback', label: 'Feedback', content: () => <FeedbackSection /> },
  { id: 'navigation', label: 'Navigation', content: () => <NavigationSection /> },
  { id: 'tokens', label: 'Tokens', content: () => <TokensSection /> },
] as const

type SectionId = (typeof sections)[number]['id']

/** Every token and component of the design system in all its states, in either colour mode. */
export function DesignPage({
  section,
  onSection,
}: {
  section?: SectionId
  onSection?: (id: SectionId) => void
}) {
  const { choice, setChoice } = useColourMode()
  return (
    <Page>
      <PageHeader
        title="Design system"
        description="Every token and component the portal is built from, in all its states."
        actions={
          <SegmentedControl
            label="Colour mode"
            value={choice}
            onValue={setChoice}
            options={[
              { value: 'light', label: <Sun size={18} aria-label="Light" /> },
              { value: 'dark', label: <Moon size={18} aria-label="Dark" /> },
              { value: 'system', label: <SunMoon size={18} aria-label="As the device" /> },
            ]}
          />
        }
      />
      <Tabs
        label="Parts of the design system"
        tabs={sections}
        value={section}
        onValue={onSection}
      />
    </Page>
  )
}
