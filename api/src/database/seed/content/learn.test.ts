import katex from 'katex'
import sanitizeHtml from 'sanitize-html'
import { describe, expect, it } from 'vitest'
import { cleanHtml } from '../../../rich-text/index.ts'
import { learnPages, topicTrees } from './index.ts'
import { similarPairs } from './similarity.ts'

const TAGS = 'p em strong ul ol li table thead tbody tr th td sub sup figure img br h3'.split(' ')

const nameOf = (page: (typeof learnPages)[number]) =>
  [page.part, page.subject, page.topic, page.subTopic].join(' > ')

/** The pages for which `wrong` holds: empty when all is well. */
const pagesWhere = (wrong: (html: string) => boolean): string[] =>
  learnPages.filter(({ html }) => wrong(html)).map(nameOf)

/** The words of a page, without its equations and figures. */
const wordsOf = (html: string): string[] =>
  html
    .replace(/\\\(.*?\\\)/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? []

describe('the teaching pages', () => {
  it('are one for each sub-topic of each tree', () => {
    const wanted = topicTrees.flatMap(({ part, subjects }) =>
      subjects.flatMap((subject) =>
        subject.topics.flatMap((topic) =>
          topic.subTopics.map((sub) => [part, subject.name, topic.name, sub].join(' > ')),
        ),
      ),
    )
    expect(learnPages.map(nameOf).toSorted()).toEqual(wanted.toSorted())
  })

  it('teach in at least 150 words each', () => {
    expect(pagesWhere((html) => wordsOf(html).length < 150)).toEqual([])
  })

  it('have sections, a worked example and an ending on mistakes', () => {
    expect(pagesWhere((html) => html.split('<h3>').length < 4)).toEqual([])
    expect(pagesWhere((html) => !/example/i.test(html))).toEqual([])
    expect(
      pagesWhere((html) => {
        const last = html.slice(html.lastIndexOf('<h3>'))
        return !last.startsWith('<h3>Take care</h3>') || wordsOf(last).length < 12
      }),
    ).toEqual([])
  })

  it('have a figure on at least a third of each part', () => {
    for (const { part } of topicTrees) {
      const own = learnPages.filter((page) => page.part === part)
      const drawn = own.filter(({ html }) => html.includes('<figure>'))
      expect(`${part} ${drawn.length * 3 >= own.length}`).toBe(`${part} true`)
    }
  })

  it('describe every figure in words', () => {
    const faults = pagesWhere((html) =>
      [...html.matchAll(/<img [^>]*>/g)].some(([tag]) => {
        const [, source = '', alt = ''] =
          /^<img src="data:image\/svg\+xml;utf8,([^"]+)" alt="([^"]+)" width="\d+" height="\d+" \/>$/.exec(
            tag,
          ) ?? []
        return alt.length < 60 || /NaN|undefined|Infinity/.test(decodeURIComponent(source))
      }),
    )
    expect(faults).toEqual([])
  })

  it('hold only LaTeX that KaTeX can set, never a dollar sign or loose commands', () => {
    const faults = learnPages.flatMap((page) => {
      const found: string[] = []
      const rest = page.html
        .replace(/<img [^>]*>/g, '')
        .replace(/\\\((.*?)\\\)/gs, (_all, latex: string) => {
          try {
            katex.renderToString(latex, { throwOnError: true, strict: 'error' })
          } catch (error) {
            found.push(`${nameOf(page)}: ${latex}: ${String(error)}`)
          }
          if (/[<>&]/.test(latex)) found.push(`${nameOf(page)}: ${latex}`)
          return ''
        })
      if (/[\\$]|\b(undefined|NaN)\b/.test(rest)) found.push(`${nameOf(page)}: ${rest}`)
      return found
    })
    expect(faults).toEqual([])
  })

  it('are well-formed HTML of allowed tags, which the server leaves as they are', () => {
    const plain = (html: string) => html.replace(/&quot;/g, '"').replace(/\s*\/>/g, '>')
    const allowed = (html: string) =>
      sanitizeHtml(html, {
        allowedTags: TAGS,
        allowedAttributes: { img: ['src', 'alt', 'width', 'height'] },
        allowedSchemesByTag: { img: ['data'] },
      })
    expect(pagesWhere((html) => plain(allowed(html)) !== plain(html))).toEqual([])
    expect(pagesWhere((html) => plain(cleanHtml(html)) !== plain(html))).toEqual([])
    expect(pagesWhere((html) => /(^|<\/(p|h3|ul|ol|table|figure)>)\s*[^<\s]/.test(html))).toEqual(
      [],
    )
  })

  it('are all different', () => {
    const pages = learnPages.map((page) => ({ key: nameOf(page), text: page.html, data: null }))
    expect(similarPairs(pages, 0.4)).toEqual([])
  })
})
