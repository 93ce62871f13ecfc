import { call } from '@portal/shared/api'
import { bellItemOf, shownCharacters } from './items.ts'
import type { BellFeed } from './types.ts'

/** Notices of flagged questions, for tutors and senior tutors alike. */
const feed: BellFeed = {
  list: async () => {
    const notices = await call('GET /Question/tutor/QuestionFlag/FlaggedQuestionNotifyToTutor')
    return notices.map((notice) =>
      bellItemOf(notice, { title: notice.title, shownCharacters: shownCharacters.flag }),
    )
  },
  markAsRead: (NotificationId) =>
    call('POST /Question/tutor/QuestionFlag/MarkNoticeAsRead', { query: { NotificationId } }),
}

export default feed
