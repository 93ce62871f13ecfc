import { dialogPart, part } from '@portal/shared/idle'
import { useSearchParams } from '@portal/shared/router'
import {
  Badge,
  Button,
  Card,
  Grid,
  Menu,
  plural,
  QueryRegion,
  Row,
  SkeletonCards,
  Stack,
  Text,
  TextLink,
} from '@portal/shared/ui'
import { Copy, MoreHorizontal, Pencil, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { type TemplateRow, useTemplates } from './curriculum.queries.ts'
import { brokenText, unpublishedText } from './template.rules.ts'
import type { TemplateDialogProps } from './template-dialog.tsx'

const TemplateDialog = dialogPart<TemplateDialogProps>(
  () => import('./template-dialog.tsx'),
  'Template',
)
const TemplateEditor = part(() => import('./template-editor.tsx'), {
  failed: 'The template could not be loaded',
})

/** All templates, or the one that the address names. */
export function TemplatesTab() {
  const [params] = useSearchParams()
  const id = params.get('template')
  if (id === null) return <Templates />
  return (
    <Suspense fallback={<SkeletonCards count={1} columns={1} />}>
      <TemplateEditor id={id} />
    </Suspense>
  )
}

function Templates() {
  const templates = useTemplates()
  const [open, setOpen] = useState<Omit<TemplateDialogProps, 'onClose'> | null>(null)
  const add = (
    <Button
      variant="primary"
      icon={<Plus size={18} aria-hidden />}
      onClick={() => setOpen({ template: undefined, isCopy: false })}
    >
      New template
    </Button>
  )
  return (
    <Stack gap="5">
      <QueryRegion
        query={templates}
        failed="The templates could not be loaded"
        skeleton={<SkeletonCards count={3} columns={2} />}
        empty={{
          when: (all) => all.length === 0,
          title: 'No template yet',
          children: 'A template is the checklist of a programme, month by month.',
          action: add,
          level: 2,
        }}
      >
        {(all) => (
          <>
            <Row justifyContent="flex-end">{add}</Row>
            <Grid columns={2}>
              {all.map((template) => (
                <TemplateCard
                  key={template.id}
                  template={template}
                  onEdit={() => setOpen({ template, isCopy: false })}
                  onCopy={() => setOpen({ template, isCopy: true })}
                />
              ))}
            </Grid>
          </>
        )}
      </QueryRegion>
      {open === null ? null : (
        <Suspense>
          <TemplateDialog {...open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </Stack>
  )
}

interface TemplateCardProps {
  template: TemplateRow
  onEdit: () => void
  onCopy: () => void
}

function TemplateCard({ template, onEdit, onCopy }: TemplateCardProps) {
  const { id, name, programName, students, brokenLinks, unpublishedChanges } = template
  return (
    <Card
      title={<TextLink to={`?template=${id}`}>{name}</TextLink>}
      description={programName ?? 'For every programme that has no template of its own'}
      action={
        <Menu
          iconOnly
          size="sm"
          variant="ghost"
          align="end"
          label={`What to do with ${name}`}
          icon={<MoreHorizontal size={18} />}
          items={[
            {
              id: 'edit',
              label: 'Name and programme',
              icon: <Pencil size={16} />,
              onChoose: onEdit,
            },
            { id: 'copy', label: 'Copy', icon: <Copy size={16} />, onChoose: onCopy },
          ]}
        />
      }
    >
      <Stack gap="3">
        <Text size="sm">{plural(students, 'student')}</Text>
        <Row gap="2">
          <Badge tone={unpublishedChanges === 0 ? 'success' : 'warning'}>
            {unpublishedText(unpublishedChanges)}
          </Badge>
          {brokenLinks === 0 ? null : <Badge tone="danger">{brokenText(brokenLinks)}</Badge>}
        </Row>
      </Stack>
    </Card>
  )
}
