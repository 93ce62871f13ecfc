import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import * as schema from '../schema/index.ts'
import { at, seededRandom, type World } from './world.ts'

/** What the words of an item lead to: a kind, and how what it leads to is found by name. */
const linked: readonly {
  words: string
  kind: 'topic' | 'learnPage' | 'paper' | 'academy' | 'seminar' | 'course' | 'book' | 'reading'
  find: ReturnType<typeof sql>
}[] = [
  {
    words: 'sequences and series',
    kind: 'topic',
    find: sql`select id::text, name label from topics where name ilike 'Sequences and series' order by id limit 1`,
  },
  {
    words: 'Revise trigonometry',
    kind: 'topic',
    find: sql`select id::text, name label from topics where name ilike '%trigonometry%' order by id limit 1`,
  },
  {
    words: 'Revise probability',
    kind: 'topic',
    find: sql`select id::text, name label from topics where name ilike 'Probability%' order by id limit 1`,
  },
  {
    words: 'Learn the formulae',
    kind: 'learnPage',
    find: sql`select b.id::text, b.name label from learn_pages p join sub_topics b on b.id = p.sub_topic_id order by b.id limit 1`,
  },
  {
    words: 'graphs and functions',
    kind: 'topic',
    find: sql`select id::text, name label from topics where name ilike '%graphs%' order by id limit 1`,
  },
  {
    words: 'full mock of Mathematics 1',
    kind: 'paper',
    find: sql`select id::text, 'Mock ' || mock_paper_number label from papers where paper_type = 2 and withdrawn_at is null order by id limit 1`,
  },
  {
    words: 'timed mock of each part',
    kind: 'paper',
    find: sql`select id::text, 'Mock ' || mock_paper_number label from papers where paper_type = 2 and withdrawn_at is null order by id desc limit 1`,
  },
  {
    words: 'academy videos',
    kind: 'academy',
    find: sql`select id::text, title label from academies where state = 'published' and audience <> 'tutors' and removed_at is null order by position, id limit 1`,
  },
  {
    words: 'problem-solving seminar',
    kind: 'seminar',
    find: sql`select id::text, title label from live_events where kind = 'seminar' and state = 'published' and removed_at is null order by starts_at, id limit 1`,
  },
  {
    words: 'seminar recordings',
    kind: 'seminar',
    find: sql`select id::text, title label from live_events where kind = 'seminar' and state = 'published' and removed_at is null order by starts_at desc, id limit 1`,
  },
  {
    words: 'revise set of 25 on algebra',
    kind: 'book',
    find: sql`select id::text, title label from books where title = 'Number and Algebra for the ESAT' and state = 'published'`,
  },
  {
    words: 'chapter from the reading list',
    kind: 'reading',
    find: sql`select id::text, title label from reading_items where title = 'Six Easy Pieces' and state = 'published'`,
  },
  {
    words: 'book from the reading list',
    kind: 'reading',
    find: sql`select id::text, title label from reading_items where title = 'How to Solve It' and state = 'published'`,
  },
]

const ucas = {
  kind: 'web',
  path: 'https://www.ucas.com/undergraduate/applying-university',
  label: 'How to apply, on ucas.com',
} as const

/**
 * What only the whole world can be tied to: the links of the templates' items, what a tutor changed
 * for the main student, what the student added, and changes that were not published yet.
 */
export async function seedCurriculumLinks(db: Db, world: World): Promise<void> {
  for (const { words, kind, find } of linked) {
    await db.execute(sql`update curriculum_template_items m
      set links = jsonb_build_array(jsonb_build_object('kind', ${kind}::text, 'id', f.id, 'label', f.label))
      from (${find}) f where m.text like ${`%${words}%`}`)
  }
  await db.execute(sql`update curriculum_template_items set links = ${JSON.stringify([ucas])}::jsonb
    where text like '%UCAS form%' or text like 'Submit UCAS%'`)
  await db.execute(sql`update curriculum_items i set links = m.links
    from curriculum_template_items m where m.id = i.template_item_id and m.links <> '[]'`)
  await db.execute(sql`update curriculum_publications p set items = (
      select jsonb_agg(e.value || jsonb_build_object('links', m.links) order by e.place)
      from jsonb_array_elements(p.items) with ordinality e (value, place)
      join curriculum_template_items m on m.id = (e.value ->> 'id')::uuid)`)
  const main = world.students.find(({ demoCase }) => demoCase === 'main')
  if (main !== undefined) await changeForMain(db, world, main.id)
  await changeTemplate(db, world)
}

/** The main student's tutor has put one item in other words, and the student has added two. */
async function changeForMain(db: Db, world: World, studentId: string): Promise<void> {
  const month = world.today.getUTCMonth() + 1
  const random = seededRandom(20_261_128)
  const items = schema.curriculumItems
  await db
    .update(items)
    .set({
      text: 'Answer a revise set of 12 on the topic that we went through on Tuesday',
      isChanged: true,
    })
    .where(and(eq(items.studentId, studentId), eq(items.month, month), eq(items.position, 5)))
  await db.insert(items).values(
    ['Ask Ms Okafor for the chemistry reading', 'Swap notes on last week’s mock with Sam'].map(
      (text, index) => ({
        id: seededId(random, at(world, -6 + index).getTime()),
        ...{ studentId, month, position: 8 + index, text, source: 'own' as const },
        completedAt: index === 0 ? at(world, -3, 17) : null,
      }),
    ),
  )
  const [kept] = await db
    .select({ id: items.id, text: items.text, templateId: schema.studentCurricula.templateId })
    .from(items)
    .innerJoin(schema.studentCurricula, eq(schema.studentCurricula.studentId, items.studentId))
    .where(and(eq(items.studentId, studentId), eq(items.isChanged, true)))
  if (kept?.templateId == null) return
  await db
    .update(schema.curriculumPublications)
    .set({
      kept: [{ studentId, text: kept.text, why: 'It was changed for this student.' }],
      counts: sql`${schema.curriculumPublications.counts} || '{"kept": 1}'`,
    })
    .where(eq(schema.curriculumPublications.templateId, kept.templateId))
}

/** The template of every programme has three changes that nobody has published. */
async function changeTemplate(db: Db, world: World): Promise<void> {
  const { curriculumTemplateItems: items, curriculumTemplates: templates } = schema
  const [template] = await db
    .select({ id: templates.id })
    .from(templates)
    .where(sql`${templates.programName} is null`)
  if (template === undefined) return
  const month = ((world.today.getUTCMonth() + 1) % 12) + 1
  const there = and(eq(items.templateId, template.id), eq(items.month, month))
  await db
    .update(items)
    .set({
      text: sql`${items.text} || ', and note down what you would do differently'`,
      version: 2,
    })
    .where(and(there, eq(items.position, 2)))
  await db
    .update(items)
    .set({ removedAt: at(world, -1), version: 2 })
    .where(and(there, eq(items.position, 4)))
  await db.insert(items).values({
    id: seededId(seededRandom(20_261_129), at(world, -1).getTime()),
    ...{ templateId: template.id, month, position: 8, version: 2 },
    text: 'Write a question of your own for the topic that you find hardest',
  })
  await db
    .update(templates)
    .set({
      version: 2,
      monthVersions: Array.from({ length: 12 }, (_, at) => (at === month - 1 ? 2 : 1)),
    })
    .where(eq(templates.id, template.id))
}
