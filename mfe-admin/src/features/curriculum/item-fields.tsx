import { LinksEditor, type LinkValues } from '@portal/shared/curriculum'
import { Checkbox, type FormField, type FormList, TextField } from '@portal/shared/forms'
import { Badge, Box, Button, plural, Row, Stack, VisuallyHidden } from '@portal/shared/ui'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { LinkFinder } from './link-finder.tsx'
import type { ItemValues } from './template.rules.ts'

export interface ItemFieldsProps {
  name: string
  /** Its place in the month, from 0. */
  at: number
  values: ItemValues | undefined
  text: FormField<string>
  extended: {
    name: string
    checked: boolean
    error: string | undefined
    onValue: (value: boolean) => void
  }
  links: FormList<LinkValues[]>
  linkField: (at: number, part: 'label' | 'path') => FormField<string>
  /** Something is wrong with a link, so that they are shown. */
  hasLinkError: boolean
}

/** One item of a template: its words, whether it is extended, and its links once they are opened. */
export function ItemFields(props: ItemFieldsProps) {
  const { name, at, values, text, extended, links, linkField, hasLinkError } = props
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen || hasLinkError
  const all = values?.links ?? []
  const broken = all.filter(({ isBroken }) => isBroken).length
  return (
    <Stack gap="3">
      <Row gap="3" alignItems="flex-start">
        <Box flex="1 1 18rem" minWidth="0">
          <TextField label={`Item ${at + 1}`} labelHidden maxLength={300} {...text} />
        </Box>
        <Row gap="3" minHeight="10" data-part="switches">
          <Checkbox
            label={
              <>
                Extended<VisuallyHidden> {name}</VisuallyHidden>
              </>
            }
            {...extended}
          />
          <Button
            size="sm"
            variant="ghost"
            icon={<Link2 size={16} aria-hidden />}
            aria-expanded={shown}
            onClick={() => setOpen(!shown)}
          >
            {all.length === 0 ? 'Links' : plural(all.length, 'link')}
            <VisuallyHidden> of {name}</VisuallyHidden>
          </Button>
          {broken === 0 ? null : <Badge tone="danger">{broken} broken</Badge>}
        </Row>
      </Row>
      {shown ? (
        <Box padding="3" bg="bg.sunken" borderRadius="md">
          <LinksEditor
            label={`Links of ${name}`}
            list={links}
            values={all}
            field={linkField}
            finder={(add) => <LinkFinder onAdd={add} />}
          />
        </Box>
      ) : null}
    </Stack>
  )
}
