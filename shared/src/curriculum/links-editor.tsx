import { type FormField, type FormList, TextField } from '@portal/shared/forms'
import { Badge, Box, Button, IconButton, Row, Stack, Text } from '@portal/shared/ui'
import { Globe, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { type LinkValues, linkKinds, mostLinks } from './links.rules.ts'

export interface LinksEditorProps {
  /** What the links are of: `Links of Read chapter 1`. */
  label: string
  list: FormList<LinkValues[]>
  values: readonly LinkValues[]
  field: (at: number, name: 'label' | 'path') => FormField<string>
  /** Finds what else can be linked; pages on the web alone when left out. */
  finder?: ((add: (link: LinkValues) => void) => ReactNode) | undefined
}

/** The links of an item in a form: their words, and for a page on the web its address. */
export function LinksEditor({ label, list, values, field, finder }: LinksEditorProps) {
  const isFull = values.length >= mostLinks
  return (
    <Stack gap="3" role="group" aria-label={label}>
      {list.items.map(({ key, at }) => {
        const link = values[at]
        if (link === undefined) return null
        return (
          <Row key={key} gap="2" alignItems="flex-start" flexWrap="nowrap">
            <Stack gap="2" flex="1" minWidth="0">
              <Row gap="2">
                <Text as="span" size="sm" tone="muted">
                  {linkKinds[link.kind]}
                </Text>
                {link.isBroken ? <Badge tone="danger">Leads nowhere</Badge> : null}
              </Row>
              <Box
                display="grid"
                gap="3"
                gridTemplateColumns={{
                  base: 'minmax(0, 1fr)',
                  md: link.id === '' ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
                }}
              >
                <TextField
                  label={`Words of link ${at + 1}`}
                  maxLength={200}
                  {...field(at, 'label')}
                />
                {link.id === '' ? (
                  <TextField
                    label={`Address of link ${at + 1}`}
                    type="url"
                    placeholder="https://"
                    {...field(at, 'path')}
                  />
                ) : null}
              </Box>
            </Stack>
            <IconButton
              label={`Remove link ${at + 1}`}
              icon={<X size={18} />}
              onClick={() => list.remove(at)}
            />
          </Row>
        )
      })}
      {isFull ? (
        <Text size="sm" tone="muted">
          An item has at most {mostLinks} links.
        </Text>
      ) : (
        <>
          {finder?.((link) => list.add(link))}
          <Box>
            <Button
              size="sm"
              variant="ghost"
              icon={<Globe size={16} aria-hidden />}
              {...list.adder}
              onClick={() =>
                list.add({ kind: 'web', id: '', path: '', label: '', isBroken: false })
              }
            >
              Link a page on the web
            </Button>
          </Box>
        </>
      )}
    </Stack>
  )
}
