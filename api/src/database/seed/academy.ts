import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import * as schema from '../schema/index.ts'
import { type DemoVideo, demoAcademies, failedFilm } from './academy-content.ts'
import { type SeededFilm, seedFilm } from './academy-films.ts'
import { type SeededVideo, seedWatching } from './academy-watching.ts'
import { readFilms } from './content/films.ts'
import type { StoredBank } from './question-bank-content.ts'
import { at, dayAt, seededRandom, type World } from './world.ts'

/** The academies with their films and quizzes, and how they have been watched. */
export async function seedAcademy(db: Db, world: World, bank: StoredBank): Promise<void> {
  const random = seededRandom(20_260_214)
  const made = at(world, -60, 9)
  const newId = () => seededId(random, made.getTime())
  const by = world.admins[0]?.id ?? null
  const films = new Map<string, SeededFilm>()
  for (const film of readFilms()) {
    films.set(film.title, await seedFilm(db, film, { newId, by, createdAt: made }))
  }
  const failed = newId()
  await db.insert(schema.mediaAssets).values({
    ...{ id: failed, area: 'academy', name: 'moments-and-levers.mov', state: 'failed' },
    failure: 'This is HEVC, which many browsers cannot play. Export it as H.264.',
    ...{ bytes: 48_230_112, uploadedBy: by, createdAt: made },
  })

  /** Questions for quizzes, each asked once: the easiest MCQs of a part, as the bank has them. */
  const asked = new Set<number>()
  const questionsOf = (part: string | null, count: number) => {
    const found = bank.questions
      .filter((each) => each.type === 1 && each.part === part && !asked.has(each.questionId))
      .toSorted((one, other) => one.difficulty - other.difficulty)
      .slice(0, count)
    for (const { questionId } of found) asked.add(questionId)
    return found
  }
  const sourceOf = ({ title, link }: DemoVideo) => {
    if (link !== undefined) return { link: link.address, linkMinutes: link.minutes }
    return { assetId: title === failedFilm ? failed : films.get(title)?.assetId }
  }

  const seeded: SeededVideo[] = []
  for (const [index, academy] of demoAcademies.entries()) {
    const id = newId()
    const first = films.get(academy.groups[0]?.videos[0]?.title ?? '')
    const { title, summary, description, audience, allowsSkipping, state } = academy
    await db.insert(schema.academies).values({
      ...{ id, title, summary, description, audience, allowsSkipping, state },
      ...{ position: index + 1, coverId: first?.posterId ?? null, updatedAt: made },
      finishBy: academy.finishIn === null ? null : dayAt(world, academy.finishIn),
      toldAt: state === 'published' ? made : null,
    })
    if (first !== undefined) {
      const use = { area: 'academy', recordId: id } as const
      await db.insert(schema.fileUses).values({ fileId: first.posterId, ...use })
    }
    for (const [place, group] of academy.groups.entries()) {
      const groupId = newId()
      const opensOn = group.opensIn === undefined ? null : dayAt(world, group.opensIn)
      const { name } = group
      await db
        .insert(schema.videoGroups)
        .values({ id: groupId, academyId: id, name, opensOn, position: place + 1 })
      for (const [at, video] of group.videos.entries()) {
        const videoId = newId()
        const film = films.get(video.title)
        await db.insert(schema.videos).values({
          ...{ id: videoId, groupId, name: video.title, description: video.description },
          ...sourceOf(video),
          // One film has no captions: what is said in it stands here.
          transcript: film?.hasCaptions === false ? film.transcript : null,
          hasMandatoryQuiz: video.isMandatory ?? false,
          state: video.title === failedFilm ? 'draft' : 'published',
          position: at + 1,
        })
        const questions = questionsOf(academy.part, video.questions ?? 0).map(
          (question, index) => ({
            id: newId(),
            position: index + 1,
            question,
          }),
        )
        if (questions.length > 0) {
          await db.insert(schema.videoQuestions).values(
            questions.map(({ id: askedAs, position, question }) => ({
              ...{ id: askedAs, videoId, position, questionId: question.questionId },
            })),
          )
        }
        const isShown = state === 'published' && video.title !== failedFilm && opensOn === null
        if (isShown) {
          seeded.push({
            ...{ videoId, name: video.title, academy: title, audience },
            film: film ?? null,
            isMandatory: video.isMandatory ?? false,
            questions: questions.map(({ id: asId, question }) => ({ id: asId, question })),
          })
        }
      }
    }
  }
  await seedWatching(db, world, seeded, random)
}
