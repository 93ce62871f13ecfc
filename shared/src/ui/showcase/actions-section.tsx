import {
  ArrowRight,
  BookOpen,
  Copy,
  MoreHorizontal,
  Pencil,
  Plus,
  Timer,
  Trash2,
} from 'lucide-react'
import { useState } from 'react'
import {
  Avatar,
  Badge,
  Button,
  type ButtonVariant,
  Card,
  Chip,
  CountBadge,
  FilterChip,
  Grid,
  IconButton,
  Kbd,
  LightLegend,
  LinkButton,
  Menu,
  Row,
  Stack,
  Text,
  TextLink,
  Tooltip,
  TrafficLight,
  toast,
} from '../index.ts'

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'soft', 'ghost', 'danger']
const longName = `Maximiliana-${'Featherstonehaugh-Cholmondeley '.repeat(6)}`.trim()

/** A picture of its own, so that the page needs no network. */
const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'%3E%3Crect width='40' height='40' fill='%23ABBEFE'/%3E%3Ccircle cx='20' cy='16' r='7' fill='%23242D97'/%3E%3Cpath d='M6 40a14 14 0 0 1 28 0' fill='%23242D97'/%3E%3C/svg%3E"

/** Buttons, links, menus, and the small marks that stand beside things. */
export function ActionsSection() {
  const [busy, setBusy] = useState(false)
  const [filters, setFilters] = useState<readonly string[]>(['Unanswered'])
  const work = () => {
    setBusy(true)
    setTimeout(() => setBusy(false), 1500)
  }
  return (
    <Stack gap="6">
      <Card
        title="Buttons"
        description="One primary button a view. A press that takes time shows it."
      >
        <Stack gap="5">
          {(['lg', 'md', 'sm'] as const).map((size) => (
            <Row key={size}>
              {variants.map((variant) => (
                <Button key={variant} variant={variant} size={size}>
                  {variant[0]?.toUpperCase()}
                  {variant.slice(1)}
                </Button>
              ))}
            </Row>
          ))}
          <Row>
            <Button variant="primary" icon={<Plus size={18} />}>
              Add question
            </Button>
            <Button variant="primary" loading={busy} onClick={work}>
              Save changes
            </Button>
            <Button variant="primary" loading>
              Saving
            </Button>
            <Button disabled>Not available</Button>
            <LinkButton to="#actions" variant="soft" iconAfter={<ArrowRight size={18} />}>
              Continue learning
            </LinkButton>
            <Tooltip label="Starts a timed set of 20">
              <Button icon={<Timer size={18} />}>With a tooltip</Button>
            </Tooltip>
            <IconButton label="Edit" icon={<Pencil size={18} />} />
            <IconButton label="Copy" variant="secondary" icon={<Copy size={18} />} />
            <Menu
              label="More actions"
              iconOnly
              icon={<MoreHorizontal size={18} />}
              items={[
                { id: 'edit', label: 'Edit question', icon: <Pencil size={16} />, to: '#edit' },
                {
                  id: 'copy',
                  label: 'Make a copy',
                  icon: <Copy size={16} />,
                  onChoose: () => toast.success('Question copied'),
                },
                { id: 'lock', label: 'Move (no place to move to)', disabled: true },
                {
                  id: 'delete',
                  label: 'Delete',
                  icon: <Trash2 size={16} />,
                  danger: true,
                  onChoose: () => toast.info('Nothing was deleted on this page'),
                },
              ]}
            />
          </Row>
          <Text>
            A sentence with <TextLink to="#actions">a link in it</TextLink> and{' '}
            <TextLink to="#actions" quiet>
              a quiet one
            </TextLink>
            . Press <Kbd>F</Kbd> to flag a question.
          </Text>
        </Stack>
      </Card>
      <Grid columns={2}>
        <Card title="Badges and lights">
          <Stack gap="5">
            <Row>
              <Badge>Draft</Badge>
              <Badge tone="brand">New</Badge>
              <Badge tone="success">Marked</Badge>
              <Badge tone="warning">Pending</Badge>
              <Badge tone="danger">Overdue</Badge>
              <Badge tone="purple">Essay</Badge>
              <CountBadge count={7} label="7 unread" />
              <CountBadge count={140} label="140 unread" />
            </Row>
            <LightLegend
              label="Days since the last session"
              items={[
                { light: 'green', text: '6 days or fewer' },
                { light: 'orange', text: '7-9 days' },
                { light: 'red', text: '10 days or more' },
              ]}
            />
            <TrafficLight light="orange">8 days since the last session</TrafficLight>
          </Stack>
        </Card>
        <Card title="Chips and people">
          <Stack gap="5">
            <Row gap="2">
              {['Unanswered', 'Flagged', 'Wrong last time'].map((name, index) => (
                <FilterChip
                  key={name}
                  count={[84, 6, 12][index]}
                  pressed={filters.includes(name)}
                  onPress={(on) =>
                    setFilters(on ? [...filters, name] : filters.filter((known) => known !== name))
                  }
                >
                  {name}
                </FilterChip>
              ))}
              <Chip onRemove={() => toast.info('Removed')} removeLabel="Remove Physics">
                Physics
              </Chip>
            </Row>
            <Row>
              <Avatar name="Priya Raman" size="lg" />
              <Avatar name="Tom Okafor" src={picture} />
              <Avatar name="Waiting" loading />
              <Avatar name="Lea" size="sm" />
              <Row gap="2" flexWrap="nowrap">
                <BookOpen size={18} aria-hidden />
                <Text size="sm">{longName}</Text>
              </Row>
            </Row>
          </Stack>
        </Card>
      </Grid>
    </Stack>
  )
}
