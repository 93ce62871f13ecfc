import { newId } from '../../database/ids.ts'
import type { PersonalRows } from '../../database/personal-data.fixtures.ts'
import {
  academyLearners,
  academyTallies,
  files,
  userVideos,
  videoAnswers,
  videoTallies,
} from '../../database/schema/index.ts'
import { askInQuiz, makeAcademy, makeFilmed, makeGroup } from './testing.ts'

export const academyRows = {
  add: async ({ app, id: userId, now }) => {
    const { db } = app
    const coverId = newId()
    await db.insert(files).values({
      ...{ id: coverId, storedName: 'cover.png', name: 'Cover.png', type: 'image/png', bytes: 1 },
      ...{ sha256: 'b', uploadedBy: userId, createdAt: now },
    })
    const academyId = await makeAcademy(app, { coverId })
    const groupId = await makeGroup(app, academyId)
    const { videoId } = await makeFilmed(app, groupId, {}, { uploadedBy: userId })
    const [videoQuestionId = ''] = await askInQuiz(app, videoId, [1])
    await db.insert(userVideos).values({ userId, videoId, declaredAt: now, updatedAt: now })
    await db.insert(videoAnswers).values({
      ...{ userId, videoQuestionId, round: 1, letter: 'a', isCorrect: false, answeredAt: now },
    })
    await db.insert(academyLearners).values({
      ...{ academyId, userId, completed: 1, watchedS: 60, quizRounds: 1, selfDeclared: 1 },
      lastAt: now,
    })
    const counted = { completed: 1, asOf: now }
    await db
      .insert(videoTallies)
      .values({ ...counted, videoId, started: 1, watched: 1, curve: Array(20).fill(1) })
    await db.insert(academyTallies).values({ ...counted, academyId, videos: 1, learners: 1 })
  },
} satisfies PersonalRows
