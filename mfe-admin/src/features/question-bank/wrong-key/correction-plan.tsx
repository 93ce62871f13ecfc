import {
  Alert,
  FactList,
  formatNumber,
  Heading,
  plural,
  QueryRegion,
  SkeletonList,
  Stack,
  Text,
} from '@portal/shared/ui'
import { type CorrectionPlan, useCorrectionPlan } from './corrections.queries.ts'
import { versionsInWords } from './corrections.words.ts'

/** What another key would do: who gains and loses, and where. */
export function CorrectionPlanView({ asked }: { asked: Parameters<typeof useCorrectionPlan>[0] }) {
  const plan = useCorrectionPlan(asked)
  return (
    <Stack gap="4" role="region" aria-label="What changes">
      <Heading level={3} size="sm">
        What changes
      </Heading>
      <QueryRegion
        query={plan}
        compact
        failed="What changes could not be worked out"
        skeleton={<SkeletonList rows={4} />}
      >
        {(data) => <PlanFigures plan={data} />}
      </QueryRegion>
    </Stack>
  )
}

function PlanFigures({ plan }: { plan: CorrectionPlan }) {
  const { answers, gain, lose, unchanged, papers, sets, openSets } = plan
  const others = versionsInWords(plan.versions)
  if (answers === 0 && openSets === 0) {
    return (
      <Stack gap="3">
        <Text tone="muted">No answer is marked by this key, so that nobody’s mark changes.</Text>
        {others === null ? null : <Text size="sm">{others}</Text>}
      </Stack>
    )
  }
  return (
    <Stack gap="4">
      <FactList
        items={[
          { label: 'Answers', value: formatNumber(answers) },
          { label: 'Gain a mark', value: formatNumber(gain) },
          { label: 'Lose a mark', value: formatNumber(lose) },
          { label: 'Stay the same', value: formatNumber(unchanged) },
        ]}
      />
      {lose === 0 ? null : (
        <Alert kind="warning" title={`${plural(lose, 'answer loses', 'answers lose')} a mark`}>
          Their students hear of it, with the old and the new mark.
        </Alert>
      )}
      {papers.length === 0 ? null : (
        <Stack as="ul" gap="1" listStyleType="none" aria-label="Papers">
          {papers.map(({ title, ...paper }) => (
            <li key={title}>
              {title}
              <Text as="span" size="sm" tone="muted">
                {' · '}
                {plural(paper.answers, 'answer')}, {plural(paper.gain, 'gains', 'gain')},{' '}
                {plural(paper.lose, 'loses', 'lose')}
              </Text>
            </li>
          ))}
        </Stack>
      )}
      {sets === 0 ? null : <Text>{plural(sets, 'other set')} with an answer to it</Text>}
      {openSets === 0 ? null : (
        <Text>
          {plural(openSets, 'set')} under way {openSets === 1 ? 'goes' : 'go'} on with the new key
        </Text>
      )}
      {others === null ? null : (
        <Text size="sm" tone="muted">
          {others}
        </Text>
      )}
    </Stack>
  )
}
