import { dash, formatNumber, Grid, LinkCard, Page, PageHeader } from '@portal/shared/ui'
import { BookOpenText, ChartScatter, Flag, ListChecks } from 'lucide-react'
import { useFlaggedCount, useQuestionCounts } from './home/bank.queries.ts'
import { pagesIn } from './home/tree.rules.ts'
import { TreeOfQuestions } from './home/tree-of-questions.tsx'
import { useTree } from './lookups.queries.ts'
import { listPath } from './paths.ts'
import { SetUpMenu } from './set-up-menu.tsx'

/** The question bank: the ways into it, and how many questions each topic has. */
export default function QuestionBankScreen() {
  const tree = useTree()
  const flagged = useFlaggedCount()
  const questions = useQuestionCounts()
  return (
    <Page>
      <PageHeader title="Question bank" actions={<SetUpMenu />} />
      <Grid
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          xl: 'repeat(4, minmax(0, 1fr))',
        }}
        as="nav"
        aria-label="Parts of the question bank"
      >
        <LinkCard
          to="/question-bank/learn"
          title="Learn"
          icon={<BookOpenText size={22} />}
          meta={figure(tree.data && pagesIn(tree.data), 'page', 'pages')}
        >
          The pages that students read before they practise
        </LinkCard>
        <LinkCard
          to={listPath}
          title="Question admin"
          icon={<ListChecks size={22} />}
          meta={figure(questions.data?.totalCount, 'question', 'questions')}
        >
          Write, file, check and publish
        </LinkCard>
        <LinkCard
          to={`${listPath}/flagged-questions`}
          title="Flagged"
          icon={<Flag size={22} />}
          meta={figure(flagged.data?.totalCount, 'question waits', 'questions wait')}
        >
          What students say is wrong
        </LinkCard>
        <LinkCard
          to={`${listPath}/report`}
          title="Report"
          icon={<ChartScatter size={22} />}
          meta={figure(
            questions.data?.counts.veryLikely,
            'very likely needs a check',
            'very likely need a check',
          )}
        >
          How questions do
        </LinkCard>
      </Grid>
      <TreeOfQuestions tree={tree} />
    </Page>
  )
}

/** A figure in words; a dash while it is not known. */
const figure = (count: number | undefined, one: string, several: string) =>
  count === undefined ? dash : `${formatNumber(count)} ${count === 1 ? one : several}`
