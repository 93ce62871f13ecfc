import type { PersonalRows } from '../../database/personal-data.fixtures.ts'
import { academyLearners, userVideos, videoAnswers } from '../../database/schema/index.ts'
import { askInQuiz, makeCourse } from './testing.ts'

export const academyRows = {
  add: async ({ app, id: userId, now }) => {
    const { academyId, videoId } = await makeCourse(app)
    const [videoQuestionId = ''] = await askInQuiz(app, videoId, [1])
    const { db } = app
    await db.insert(userVideos).values({ userId, videoId, declaredAt: now, updatedAt: now })
    await db.insert(videoAnswers).values({
      ...{ userId, videoQuestionId, round: 1, letter: 'a', isCorrect: false, answeredAt: now },
    })
    await db.insert(academyLearners).values({
      ...{ academyId, userId, completed: 1, watchedS: 60, quizRounds: 1, selfDeclared: 1 },
      lastAt: now,
    })
  },
} satisfies PersonalRows
