import type { Feature } from '@portal/shared/contract'
import { accountsFeature } from './features/accounts/feature.ts'
import { blogsFeature } from './features/blogs/feature.ts'
import { curriculumFeature } from './features/curriculum/feature.ts'
import { manageLessonPlansAndGuidesFeature } from './features/manage-lesson-plans-and-guides/feature.ts'
import { manageLibraryFeature } from './features/manage-library/feature.ts'
import { manageTutorFaqsFeature } from './features/manage-tutor-faqs/feature.ts'
import { notificationsFeature } from './features/notifications/feature.ts'
import { questionBankFeature } from './features/question-bank/feature.ts'
import { readingListFeature } from './features/reading-list/feature.ts'
import { salesFeature } from './features/sales/feature.ts'
import { submissionsFeature } from './features/submissions/feature.ts'
import { upgradesFeature } from './features/upgrades/feature.ts'

declare const PORTAL_BUILD_VERSION: string | undefined

/**
 * Features with the switch `isHidden`: their menu entries, top bar pieces and rules, whose screens
 * are not there yet. Builds leave them out, so that they cost nobody a byte. When a feature gets its
 * screens, its switch goes and its line moves to `remote.ts`.
 */
export const hiddenFeatures: readonly Feature[] =
  typeof PORTAL_BUILD_VERSION === 'string'
    ? []
    : [
        salesFeature,
        submissionsFeature,
        curriculumFeature,
        upgradesFeature,
        blogsFeature,
        readingListFeature,
        questionBankFeature,
        accountsFeature,
        notificationsFeature,
        manageLibraryFeature,
        manageLessonPlansAndGuidesFeature,
        manageTutorFaqsFeature,
      ]
