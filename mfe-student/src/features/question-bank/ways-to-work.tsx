import { Grid, LinkCard, Skeleton, VisuallyHidden } from '@portal/shared/ui'
import { Dumbbell, GraduationCap, Timer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLearning, useSimulateFigures } from './home.queries.ts'
import { learnFigure, reviseFigure, simulateFigure } from './home.rules.ts'
import { bankPath, revisePath } from './question-bank.prefetch.ts'
import type { Bank } from './question-bank.rules.ts'

/** The three ways to work: Learn, Revise and Simulate, each with a figure of the student's own. */
export function WaysToWork({ bank }: { bank: Bank }) {
  const learning = useLearning()
  const papers = useSimulateFigures()
  return (
    <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }}>
      <LinkCard
        to={`${bankPath}/learn`}
        title="Learn"
        icon={<GraduationCap size={22} />}
        meta={<Figure of={learning}>{learnFigure}</Figure>}
      >
        Read what each topic asks of you, and check that it has stayed.
      </LinkCard>
      <LinkCard
        to={revisePath}
        title="Revise"
        icon={<Dumbbell size={22} />}
        meta={reviseFigure(bank)}
      >
        Build a set from the topics, kinds and number of questions that you want.
      </LinkCard>
      <LinkCard
        to={`${bankPath}/simulate`}
        title="Simulate"
        icon={<Timer size={22} />}
        meta={<Figure of={papers}>{simulateFigure}</Figure>}
      >
        Sit papers in the style of past years, and mocks, under the clock of the test.
      </LinkCard>
    </Grid>
  )
}

export interface FigureProps<T> {
  of: { data: T | undefined; isError: boolean }
  children: (data: T) => ReactNode
}

/** A figure that comes after the page: its place is kept, and a failure says so in its place. */
export function Figure<T>({ of: { data, isError }, children }: FigureProps<T>) {
  if (data !== undefined) return children(data)
  if (isError) return 'Its figure is not there now'
  return (
    <>
      <VisuallyHidden>Loading</VisuallyHidden>
      <Skeleton as="span" height="6" width="9rem" maxWidth="100%" aria-hidden />
    </>
  )
}
