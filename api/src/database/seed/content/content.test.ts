import katex from 'katex'
import { parse } from 'mathjs'
import sanitizeHtml from 'sanitize-html'
import { describe, expect, it } from 'vitest'
import { buildProven, buildQuestions, families, topicTrees } from './index.ts'
import { value } from './proof.ts'
import type { AuthoredQuestion, PartName } from './types.ts'

const proven = buildProven()
const questions = buildQuestions()
const PARTS: PartName[] = ['Mathematics 1', 'Biology', 'Chemistry', 'Physics', 'Mathematics 2']
const TAGS = 'p em strong ul ol li table thead tbody tr th td sub sup figure img br'.split(' ')

const htmlOf = (question: AuthoredQuestion): string[] => [
  question.text,
  question.data ?? '',
  question.solution,
  ...question.options.flatMap((option) => [option.text, option.why]),
  ...(question.marking?.kind === 'essay'
    ? [question.marking.modelAnswer, ...question.marking.criteria]
    : []),
]

/** The keys for which `wrong` holds: empty when all is well. */
const keysWhere = (wrong: (question: AuthoredQuestion) => boolean): string[] =>
  questions.filter(wrong).map((question) => question.key)

describe('the bank', () => {
  it('has at least 625 questions and 120 families, none of more than six', () => {
    expect(questions.length).toBeGreaterThanOrEqual(625)
    expect(families.length).toBeGreaterThanOrEqual(120)
    expect(families.filter((family) => family.variants.length > 6)).toEqual([])
  })

  it('is the same at every call, with unique keys', () => {
    expect(buildQuestions()).toEqual(questions)
    expect(new Set(questions.map((question) => question.key)).size).toBe(questions.length)
  })

  it('gives away no proof', () => {
    expect(keysWhere((question) => 'proof' in question)).toEqual([])
  })

  it.each(PARTS)('%s covers every topic and sub-topic with all types and difficulties', (part) => {
    const own = questions.filter((question) => question.part === part)
    expect(own.length).toBeGreaterThanOrEqual(125)
    const tree = topicTrees.find((each) => each.part === part)
    const topics = tree?.subjects.flatMap((subject) => subject.topics) ?? []
    expect(topics.length).toBeGreaterThanOrEqual(8)
    const thin = topics.filter(
      (topic) => own.filter((question) => question.topic === topic.name).length < 9,
    )
    expect(thin.map((topic) => topic.name)).toEqual([])
    const bare = topics.flatMap((topic) =>
      topic.subTopics.filter(
        (sub) =>
          own.filter((each) => each.topic === topic.name && each.subTopic === sub).length < 4,
      ),
    )
    expect(bare).toEqual([])
    for (const difficulty of [1, 2, 3, 4, 5])
      expect(own.filter((question) => question.difficulty === difficulty).length).toBeGreaterThan(5)
    const least = { 1: 108, 2: 3, 3: 8, 4: 9 }
    for (const [type, count] of Object.entries(least))
      expect(own.filter((each) => String(each.type) === type).length).toBeGreaterThanOrEqual(count)
  })

  it('has no two stems alike once the numbers are masked', () => {
    const masked = questions.map(({ key, text, type }) => ({
      key,
      mask: `${type}${text}`.replace(/\d+(\.\d+)?/g, '#').replace(/\s+/g, ' '),
    }))
    const twice = masked.filter((one) =>
      masked.some((o) => o.key !== one.key && o.mask === one.mask),
    )
    expect(twice.map(({ key }) => key)).toEqual([])
  })

  it('has at least 60 figures, 12 in each part, each with a full description and a white ground', () => {
    const images = questions.flatMap((question) =>
      htmlOf(question).flatMap((html) => [...html.matchAll(/<img [^>]*>/g)].map(([tag]) => tag)),
    )
    expect(images.length).toBeGreaterThanOrEqual(60)
    for (const part of PARTS) {
      const drawn = questions.filter((each) => each.part === part && each.data?.includes('<img '))
      expect(`${part} ${drawn.length >= 12}`).toBe(`${part} true`)
    }
    for (const image of images) {
      const [, source = '', alt = '', size = ''] =
        /^<img src="data:image\/svg\+xml;utf8,([^"]+)" alt="([^"]+)" (width="\d+" height="\d+") \/>$/.exec(
          image,
        ) ?? []
      expect(alt.length).toBeGreaterThan(60)
      const svg = decodeURIComponent(source)
      expect(svg).toContain('rx="12" fill="#ffffff"')
      expect(svg).toContain(`xmlns="http://www.w3.org/2000/svg" ${size} `)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    }
  })
})

describe('the keys', () => {
  it.each(proven.map((each) => [each.question.key, each] as const))('%s', (_key, each) => {
    const { question, proof } = each
    const shown =
      question.marking?.kind === 'equation'
        ? question.marking.expected
        : question.marking?.kind === 'essay'
          ? question.marking.modelAnswer
          : (question.options.find((option) => option.isCorrect)?.text ?? '')
    expect(shown).not.toBe('')
    expect(proof(shown)).toBe(true)
  })

  it('no wrong option passes the proof of the right one', () => {
    const passing = proven.flatMap(({ question, proof }) =>
      question.options
        .filter((option) => {
          if (option.isCorrect) return false
          try {
            return proof(option.text)
          } catch {
            return false
          }
        })
        .map((option) => `${question.key} ${option.letter}`),
    )
    expect(passing).toEqual([])
  })
})

describe('the options', () => {
  const choices = questions.filter(({ type }) => type === 1 || type === 3)

  it('are four to six with letters in order and one correct; none for typed answers', () => {
    const wrong = keysWhere(({ type, options, marking }) => {
      if (type === 2 || type === 4)
        return options.length > 0 || marking?.kind !== (type === 2 ? 'essay' : 'equation')
      const letters = options.map(({ letter }) => letter).join('')
      return (
        options.length < 4 ||
        options.length > 6 ||
        !'abcdef'.startsWith(letters) ||
        marking !== null ||
        options.filter(({ isCorrect }) => isCorrect).length !== 1
      )
    })
    expect(wrong).toEqual([])
  })

  it('are distinct as texts and as numbers, each with a reason', () => {
    const numeric = (text: string): string => {
      try {
        return text.includes(' | ') ? text : String(Number(value(text).toPrecision(9)))
      } catch {
        return text
      }
    }
    const wrong = keysWhere(
      ({ options }) =>
        new Set(options.map(({ text }) => text.replace(/\s+/g, ''))).size !== options.length ||
        new Set(options.map(({ text }) => numeric(text))).size !== options.length ||
        options.some(({ why }) => why.trim() === ''),
    )
    expect(wrong).toEqual([])
  })

  it('spread the correct letter evenly', () => {
    for (const part of PARTS) {
      const own = choices.filter((question) => question.part === part)
      for (const letter of ['a', 'b', 'c', 'd']) {
        const hits = own.filter(({ options }) =>
          options.some((option) => option.isCorrect && option.letter === letter),
        ).length
        expect(hits / own.length).toBeGreaterThan(0.1)
        expect(hits / own.length).toBeLessThan(0.36)
      }
    }
  })

  it('fill every blank of the text', () => {
    const wrong = keysWhere(({ type, text, options }) => {
      const count = text.split('[[blank]]').length - 1
      if (type !== 3) return count > 0
      return count === 0 || options.some((option) => option.text.split(' | ').length !== count)
    })
    expect(wrong).toEqual([])
  })
})

describe('the texts', () => {
  it('hold only LaTeX that KaTeX can set, never a dollar sign or loose commands', () => {
    const faults = questions.flatMap((question) =>
      htmlOf(question).flatMap((html) => {
        const found: string[] = []
        const rest = html
          .replace(/<img [^>]*>/g, '')
          .replace(/\\\((.*?)\\\)/gs, (_all, latex: string) => {
            try {
              katex.renderToString(latex, { throwOnError: true, strict: 'error' })
            } catch (error) {
              found.push(`${question.key}: ${latex}: ${String(error)}`)
            }
            if (/[<>&]/.test(latex)) found.push(`${question.key}: ${latex}`)
            return ''
          })
        if (/[\\$]|\b(undefined|NaN)\b/.test(rest)) found.push(`${question.key}: ${rest}`)
        return found
      }),
    )
    expect(faults).toEqual([])
  })

  it('are well-formed HTML of allowed tags only', () => {
    const plainForm = (html: string): string => html.replace(/&quot;/g, '"').replace(/\s*\/>/g, '>')
    const faults = questions.flatMap((question) =>
      htmlOf(question)
        .filter((html) => {
          const clean = sanitizeHtml(html, {
            allowedTags: TAGS,
            allowedAttributes: { img: ['src', 'alt', 'width', 'height'] },
            allowedSchemesByTag: { img: ['data'] },
          })
          return plainForm(clean) !== plainForm(html)
        })
        .map((html) => `${question.key}: ${html.slice(0, 300)}`),
    )
    expect(faults).toEqual([])
    const unwrapped = keysWhere(
      ({ text, solution }) =>
        !/^<(p|table|ol|ul)/.test(text) || !/^<(p|table|ol|ul)/.test(solution),
    )
    expect(unwrapped).toEqual([])
  })

  it('give typed answers that parse and equal themselves at sample points', () => {
    const faults = keysWhere(({ marking }) => {
      if (marking?.kind !== 'equation') return false
      const { expected, variables } = marking
      const names = new Set<string>()
      const root = parse(expected)
      root.traverse((node, path) => {
        const symbol = node.type === 'SymbolNode' && 'name' in node && path !== 'fn'
        if (symbol && typeof node.name === 'string') names.add(node.name)
      })
      names.delete('pi')
      const strangers = [...names].filter((name) => !variables.includes(name))
      const missing = variables.filter((name) => !names.has(name))
      const samples = [1.3, 2.1, 3.7].map((base) =>
        Object.fromEntries(variables.map((name, at) => [name, base + at * 0.45])),
      )
      const values = samples.map((scope) => Number(root.evaluate({ ...scope })))
      const again = samples.map((scope) => Number(parse(root.toString()).evaluate({ ...scope })))
      return (
        strangers.length > 0 ||
        missing.length > 0 ||
        values.some(
          (each, at) => !Number.isFinite(each) || Math.abs(each - (again[at] ?? 0)) > 1e-9,
        )
      )
    })
    expect(faults).toEqual([])
  })
})
