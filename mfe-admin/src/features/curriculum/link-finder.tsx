import { type LinkValues, linkKinds } from '@portal/shared/curriculum'
import { SearchField, SelectField } from '@portal/shared/forms'
import { useDebounced } from '@portal/shared/idle'
import { keepPreviousData, queryOf, useQuery } from '@portal/shared/query'
import {
  Box,
  Button,
  QueryRegion,
  Row,
  SkeletonList,
  Stack,
  Text,
  VisuallyHidden,
} from '@portal/shared/ui'
import { useState } from 'react'

type Kind = Exclude<LinkValues['kind'], 'web'>

const kinds = Object.entries(linkKinds)
  .filter(([kind]) => kind !== 'web')
  .map(([kind, label]) => ({ value: kind as Kind, label }))

/** Finds what an item can lead to, by its kind and words. */
export function LinkFinder({ onAdd }: { onAdd: (link: LinkValues) => void }) {
  const [kind, setKind] = useState<Kind>('topic')
  const [search, setSearch] = useState('')
  const sought = useDebounced(search, 250)
  const found = useQuery({
    ...queryOf('GET /Curriculum/admin/Curriculum/GetLinkTargets', {
      query: { kind, search: sought },
    }),
    placeholderData: keepPreviousData,
  })
  return (
    <Stack gap="3">
      <Row gap="3" alignItems="flex-end">
        <Box flex="1 1 12rem">
          <SelectField
            label="What it leads to"
            options={kinds}
            value={kind}
            onValue={(next) => {
              if (next !== '') setKind(next)
            }}
          />
        </Box>
        <Box flex="1 1 12rem">
          <SearchField
            label="Find by words"
            placeholder="Search"
            value={search}
            onValue={setSearch}
          />
        </Box>
      </Row>
      <QueryRegion
        query={found}
        compact
        failed="What can be linked could not be loaded"
        skeleton={<SkeletonList rows={3} />}
      >
        {(targets) =>
          targets.length === 0 ? (
            <Text size="sm" tone="muted" role="status">
              Nothing fits.
            </Text>
          ) : (
            <Box maxHeight="14rem" overflowY="auto" tabIndex={0} role="region" aria-label="Found">
              <Stack as="ul" gap="1" listStyleType="none">
                {targets.map((target) => (
                  <Row as="li" key={target.id} gap="2" justifyContent="space-between">
                    <Text as="span" size="sm" flex="1 1 10rem">
                      {target.label}
                    </Text>
                    <Button
                      size="sm"
                      onClick={() => {
                        onAdd({
                          ...{ kind: target.kind, id: target.id, path: '' },
                          ...{ label: target.label, isBroken: false },
                        })
                      }}
                    >
                      Add<VisuallyHidden> {target.label}</VisuallyHidden>
                    </Button>
                  </Row>
                ))}
              </Stack>
            </Box>
          )
        }
      </QueryRegion>
    </Stack>
  )
}
