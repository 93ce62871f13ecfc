import { Stack } from '@portal/shared/ui'

/** The model, as `mastery.rules` of the server works it out. */
export default function ReadinessExplained() {
  return (
    <Stack as="ul" gap="2" paddingLeft="5" fontSize="sm" color="fg.muted">
      <li>
        Each topic has a mastery: the share of right answers. A hard question counts up to 1.4, an
        easy one 0.6; an answer counts half after 45 days. It starts as if one answer had been right
        and one wrong, so that the first few do not decide it.
      </li>
      <li>
        Readiness is the mean of the part’s topics, each weighing as much as its share of the
        questions. A topic not started counts as one half, with a wide margin.
      </li>
      <li>
        The margin: nine times in ten the true score lies within it. It narrows with more answers,
        in more topics. It predicts the share of right answers, not a scaled score.
      </li>
      <li>A topic is secure once even the lower end of its margin reaches 55 %.</li>
    </Stack>
  )
}
