import { createHash } from 'node:crypto'
import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import * as schema from '../schema/index.ts'
import { postCovers } from './post-covers.ts'
import { type DemoPost, demoPosts, imageHere } from './post-texts.ts'
import { at, londonAt, seededRandom, type World } from './world.ts'

/** People of the demo world by what posts are for. */
function peopleOf(world: World): Readonly<Record<DemoPost['roles'][number], readonly string[]>> {
  const ids = (people: readonly { id: string }[]) => people.map(({ id }) => id)
  return {
    Student: ids(world.students),
    Tutor: ids(world.tutors),
    'Senior Tutor': ids(world.seniorTutors),
    Parent: ids(world.parents),
    'School Manager': ids(world.schoolManagers),
  }
}

/** The blog and the news: in every state and for every role, some with covers, some read by many. */
export async function seedPosts(db: Db, world: World): Promise<void> {
  // Numbers of its own, so that the rest of the world stays as it is.
  const random = seededRandom(27_112_026)
  const newId = () => seededId(random, at(world, -120).getTime())
  const writer = world.admins[0]?.id
  const covers = Object.entries(postCovers).map(([storedName, draw]) => {
    const content = draw()
    return {
      ...{ id: newId(), storedName, name: storedName.replace('demo-post-', ''), type: 'image/png' },
      ...{ bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') },
      ...{ uploadedBy: writer ?? null, createdAt: at(world, -120) },
    }
  })
  await db.insert(schema.files).values(covers)
  const people = peopleOf(world)
  for (const post of demoPosts) {
    const id = newId()
    const { kind, title, summary, state, day, roles, isPinned: pinned = false } = post
    const image = covers[1]?.id ?? ''
    const hasImage = post.body.includes(imageHere)
    const body = post.body.replace(
      imageHere,
      `<img data-file="${image}" alt="A curve on squared paper" />`,
    )
    const coverId = post.cover === undefined ? null : (covers[post.cover]?.id ?? null)
    const publishAt = day === null ? null : londonAt(world, day, 9)
    const isOut = publishAt !== null && state !== 'scheduled'
    const words = { title, summary, body, coverId, pinned }
    await db.insert(schema.posts).values({
      ...{ id, kind, state, publishAt, ...words, announce: post.isAnnounced ?? false },
      announcedAt: post.isAnnounced && isOut ? publishAt : null,
      version: post.changed ? 2 : 1,
      publishedVersion: day === null ? null : 1,
      updatedAt: at(world, Math.min(day ?? -1, -1), 8),
    })
    if (roles.length > 0) {
      await db.insert(schema.postRoles).values(roles.map((role) => ({ postId: id, role })))
    }
    if (writer !== undefined && (day === null || post.changed)) {
      await db.insert(schema.postDrafts).values({
        ...{ postId: id, ...words, ...post.changed, roles: [...roles] },
        ...{ savedBy: writer, savedAt: at(world, -1, 8) },
      })
    }
    const shown = new Set([coverId, hasImage ? image : null].filter((file) => file !== null))
    for (const fileId of shown) {
      await db.insert(schema.fileUses).values({ fileId, area: 'post', recordId: id })
    }
    if (!isOut || post.readBy === undefined) continue
    const share = post.readBy / 10
    const readers = roles.flatMap((role) => people[role]).filter(() => random() < share)
    const readAt = new Date(publishAt.getTime() + 3_600_000)
    if (readers.length > 0) {
      await db
        .insert(schema.postReads)
        .values(readers.map((userId) => ({ postId: id, userId, readAt })))
    }
  }
}
