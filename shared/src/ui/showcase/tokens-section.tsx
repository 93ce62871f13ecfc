import { Box, Card, chakra, Grid, Heading, Row, Stack, Text } from '../index.ts'

const groups = [
  {
    name: 'Surfaces',
    tokens: [
      'bg.canvas',
      'bg.surface',
      'bg.raised',
      'bg.sunken',
      'bg.subtle',
      'bg.hover',
      'bg.ink',
      'bg.brand',
      'bg.brandSoft',
    ],
  },
  {
    name: 'Calendar events',
    tokens: ['event.1', 'event.2', 'event.3', 'event.4', 'event.5', 'event.6'],
  },
  { name: 'Student alerts', tokens: ['alert.0', 'alert.1', 'alert.2', 'alert.3', 'alert.4'] },
  { name: 'Traffic lights', tokens: ['light.green', 'light.orange', 'light.red'] },
  { name: 'Charts', tokens: ['chart.1', 'chart.2', 'chart.3', 'chart.4', 'chart.5'] },
  { name: 'Lines', tokens: ['border', 'border.strong', 'border.control', 'border.brand', 'focus'] },
  {
    name: 'Brand',
    tokens: ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950'].map(
      (step) => `brand.${step}`,
    ),
  },
]

const tones = ['success', 'warning', 'danger', 'info', 'neutral', 'event.6']
const sizes = ['3xl', '2xl', 'xl', 'lg', 'md', 'sm', 'xs']
const pixels = ['36', '28', '22', '18', '16', '14', '12']

/** Colours, type, radii and shadows. */
export function TokensSection() {
  return (
    <Stack gap="6">
      <Card title="Colour">
        <Stack gap="6">
          {groups.map((group) => (
            <Stack key={group.name} gap="2">
              <Heading level={3} size="sm">
                {group.name}
              </Heading>
              <Row gap="4">
                {group.tokens.map((token) => (
                  <Stack key={token} gap="1" width="20">
                    <Box
                      bg={token}
                      height="12"
                      borderRadius="md"
                      borderWidth="1px"
                      borderColor="border"
                    />
                    <Text size="xs" tone="muted">
                      {token}
                    </Text>
                  </Stack>
                ))}
              </Row>
            </Stack>
          ))}
        </Stack>
      </Card>
      <Card title="Tones" description="Text on its own ground passes AA in both modes.">
        <Grid columns={3}>
          {tones.map((tone) => (
            <chakra.div
              key={tone}
              padding="4"
              borderRadius="lg"
              borderWidth="1px"
              bg={`${tone}.soft`}
              color={`${tone}.text`}
              borderColor={`${tone}.line`}
              fontWeight="medium"
            >
              {tone}
            </chakra.div>
          ))}
        </Grid>
      </Card>
      <Card title="Type" description="Figtree, with tabular figures where numbers are compared.">
        <Stack gap="4">
          {sizes.map((size, index) => (
            <Row key={size} gap="4" alignItems="baseline" flexWrap="nowrap">
              <Text size="xs" tone="muted" width="10" flexShrink={0}>
                {pixels[index]} px
              </Text>
              <chakra.p
                fontSize={size}
                lineHeight="tight"
                fontWeight={index < 4 ? 'semibold' : 'normal'}
                minWidth="0"
              >
                The rate of change of momentum, 0123456789
              </chakra.p>
            </Row>
          ))}
        </Stack>
      </Card>
      <Card title="Radii and shadows">
        <Row gap="5">
          {['xs', 'sm', 'md', 'lg', 'card', 'xl', 'full'].map((radius) => (
            <Box
              key={radius}
              width="20"
              height="16"
              bg="bg.brandSoft"
              borderRadius={radius}
              display="grid"
              placeItems="center"
            >
              <Text size="xs">{radius}</Text>
            </Box>
          ))}
          {['float', 'dialog'].map((shadow) => (
            <Box
              key={shadow}
              width="20"
              height="16"
              bg="bg.raised"
              borderRadius="lg"
              boxShadow={shadow}
              display="grid"
              placeItems="center"
            >
              <Text size="xs">{shadow}</Text>
            </Box>
          ))}
        </Row>
      </Card>
    </Stack>
  )
}
