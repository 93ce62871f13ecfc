import { academyFeature } from '@portal/shared/academy/feature'
import { buildInfo, contractNumber, defineRemote, holds, lacks } from '@portal/shared/contract'
import { diagnosticResultFeature } from '@portal/shared/diagnostic-results/feature'
import { courseFeature, seminarFeature } from '@portal/shared/events/feature'
import { flaggedQuestionFeature } from '@portal/shared/flagged-question/feature'
import { helpFeature } from '@portal/shared/help/feature'
import { helpChatFeature } from '@portal/shared/help-chat/feature'
import { learnFeature } from '@portal/shared/learn/feature'
import { libraryFeature } from '@portal/shared/library/feature'
import { resourcesFeature } from '@portal/shared/resources/feature'
import { accountFeature } from './features/account/feature.ts'
import { calendarFeature } from './features/calendar/feature.ts'
import { checksFeature } from './features/checks/feature.ts'
import { courseLock, coursesFeature } from './features/courses/feature.ts'
import { curriculumFeature } from './features/curriculum/feature.ts'
import { dashboardFeature } from './features/dashboard/feature.ts'
import { diagnosticFeature } from './features/diagnostic/feature.ts'
import { diagnosticResultsFeature } from './features/diagnostic-results/feature.ts'
import { expiredFeature } from './features/expired/feature.ts'
import { flaggedQuestionsFeature } from './features/flagged-questions/feature.ts'
import { helpLink } from './features/help/help-link.piece.ts'
import { questionBankFeature } from './features/question-bank/feature.ts'
import { readingFeature } from './features/reading/feature.ts'
import { reportCardFeature } from './features/report-card/feature.ts'
import { seminarLock, seminarsFeature } from './features/seminars/feature.ts'
import { simulateFeature } from './features/simulate/feature.ts'
import { submissionsFeature } from './features/submissions/feature.ts'
import { tuitionFeature } from './features/tuition/feature.ts'
import { tuitionReportsFeature } from './features/tuition-reports/feature.ts'
import { upgradesFeature } from './features/upgrades/feature.ts'

const withBank = { needs: holds('questionBank') }
const library = libraryFeature({ locked: lacks('books') })

/** What this remote adds to the portal: one line per feature. */
export default defineRemote({
  contract: contractNumber,
  name: 'mfe-student',
  roles: ['Student'],
  build: buildInfo,
  profile: () => import('./features/profile/profile-content.tsx'),
  features: [
    dashboardFeature,
    curriculumFeature,
    tuitionFeature,
    questionBankFeature,
    simulateFeature,
    learnFeature(
      '/resources/question-bank/learn',
      {
        home: () => import('./features/learn/home.screen.tsx'),
        subject: () => import('./features/learn/subject.screen.tsx'),
        page: () => import('./features/learn/page.screen.tsx'),
      },
      withBank,
    ),
    flaggedQuestionsFeature,
    flaggedQuestionFeature(() => import('./features/flagged-questions/view.screen.tsx'), withBank),
    library,
    resourcesFeature([questionBankFeature, flaggedQuestionsFeature, library, readingFeature], {
      order: 40,
      description: 'Everything you can learn and practise with.',
      none: {
        title: 'Your programme has no resources yet',
        text: 'Question bank, library and reading list show here once they belong to your programme.',
      },
    }),
    readingFeature,
    reportCardFeature,
    academyFeature('students', 60),
    coursesFeature,
    courseFeature(courseLock),
    seminarsFeature,
    seminarFeature(seminarLock),
    helpChatFeature(80),
    helpFeature({ topBar: [helpLink] }),
    diagnosticFeature,
    diagnosticResultsFeature,
    diagnosticResultFeature(() => import('./features/diagnostic-results/sections.screen.tsx'), {
      afterProgramme: true,
    }),
    checksFeature({
      esat: () => import('./features/esat/esat-modal.tsx'),
      hour: () => import('./features/feedback/hour-modal.tsx'),
      survey: () => import('./features/feedback/survey-modal.tsx'),
    }),
    tuitionReportsFeature,
    accountFeature,
    calendarFeature,
    upgradesFeature,
    expiredFeature,
    submissionsFeature,
  ],
})
