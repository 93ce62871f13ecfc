/** What an element is and how it and its pseudo-elements look, each property by name. */
export interface Looks {
  /** Where it stands, what attributes it has and what it says. */
  place: string
  looks: Record<string, string>
}

/** A page's elements in document order: two marks of each, or of the wanted ones everything. */
export interface Read {
  /** By turns, a mark of what the element is and one of how it looks. */
  marks: number[]
  wanted: Looks[]
}

/**
 * Runs in the page and reads how its elements look: `wanted` are places in document order, null
 * means marks of all. Animations are ended first, endless ones held at their beginning.
 */
export async function readStyles(wanted: readonly number[] | null): Promise<Read> {
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  const hold = () => {
    for (const one of document.getAnimations()) {
      if (one.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) {
        one.pause()
        one.currentTime = 0
      } else one.finish()
    }
  }
  await frame()
  hold()
  await frame()
  hold()
  // Which of the two takes the focus of a new page hangs on what came first.
  const focused = document.activeElement
  if (focused instanceof HTMLElement && focused.matches('#main, [data-page-heading]')) {
    focused.blur()
  }
  // A measured time is as wide as its digits.
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const shown = node.nodeValue?.replace(/\b\d+ ms\b/g, '0 ms') ?? null
    if (shown !== node.nodeValue) node.nodeValue = shown
  }

  const elements = [
    document.documentElement,
    document.body,
    // The words over a PDF's page are laid out by measuring; no rules of Chakra's are for them.
    ...document.body.querySelectorAll('*:not(script, style, link, template, .textLayer *)'),
  ]
  const pseudosOf = (element: Element): string[] => {
    const pseudos = ['::before', '::after'].filter(
      (pseudo) => !['none', 'normal'].includes(getComputedStyle(element, pseudo).content),
    )
    if (element.matches('input, textarea')) pseudos.push('::placeholder')
    if (element.matches('input[type=file]')) pseudos.push('::file-selector-button')
    if (element.matches('li, summary')) pseudos.push('::marker')
    if (element.matches('dialog')) pseudos.push('::backdrop')
    return pseudos
  }
  // Newer browsers have no `cssText` of computed styles, so each property is asked for. Custom ones
  // do nothing by themselves; where they are used, it shows.
  const names = Array.from(getComputedStyle(document.body)).filter((name) => !name.startsWith('--'))
  // Chakra writes them beside those of flex boxes for old browsers, and only old boxes go by them.
  const ofOldBoxes = ['-webkit-box-align', '-webkit-box-flex', '-webkit-box-pack']
  const namesOf = {
    old: names,
    other: names.filter((name) => !ofOldBoxes.includes(name)),
  }
  // Of an open dialog Chromium may go on telling the automatic margin that it had before it was laid
  // out, though it lies where it should: its own place is read instead.
  const atSides = /^margin-(left|right|inline-start|inline-end)$/
  const placeAcross = (element: Element) => {
    const { left, right } = element.getBoundingClientRect()
    return `${left} to ${right}`
  }
  /** Each computed property of an element or of its pseudo-element, and its value. */
  const stylesOf = (element: Element, pseudo: string): [name: string, value: string][] => {
    const style = getComputedStyle(element, pseudo || null)
    const isDialog = pseudo === '' && element.matches('dialog')
    return namesOf[style.display.startsWith('-webkit-') ? 'old' : 'other'].map((name) => [
      name,
      isDialog && atSides.test(name) ? placeAcross(element) : style.getPropertyValue(name),
    ])
  }
  // What differs by chance: ids by the order of making, addresses in memory, seeds, measured times.
  const plain = (text: string) =>
    text
      .replace(/(Dnd[A-Za-z]+)-\d+/g, '$1')
      .replace(/_r_[0-9a-z]+_/g, '_r_')
      .replace(/blob:[^\s")]+/g, 'blob:')
      .replace(/\/\d{5,}(?=\?)/g, '/0')
      .replace(/\b\d+ ms\b/g, '0 ms')
  const placeOf = (element: Element) => {
    const path: string[] = []
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const index = at.parentElement ? [...at.parentElement.children].indexOf(at) + 1 : 1
      path.unshift(`${at.localName}:${index}`)
    }
    return path.slice(2).join(' ')
  }
  const isOf = (element: Element) => {
    const attributes = [...element.attributes]
      // Styles by attribute that were taken back leave it empty, which says nothing.
      .filter(({ name, value }) => name !== 'class' && (name !== 'style' || value !== ''))
      .map(({ name, value }) => `${name}="${plain(value)}"`)
      .sort()
    const own = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent)
    return `<${[element.localName, ...attributes].join(' ')}>${plain(own.join('|')).slice(0, 80)}`
  }
  if (wanted !== null) {
    const read = wanted.flatMap((index): Looks[] => {
      const element = elements[index]
      if (element === undefined) return []
      const looks: Record<string, string> = {}
      for (const pseudo of ['', ...pseudosOf(element)]) {
        for (const [name, value] of stylesOf(element, pseudo)) {
          looks[`${pseudo} ${name}`] = plain(value)
        }
      }
      return [{ place: `${placeOf(element)} ${isOf(element)}`, looks }]
    })
    return { marks: [], wanted: read }
  }
  const known = new Map<string, number>()
  const markOf = (text: string) => {
    const found = known.get(text)
    if (found !== undefined) return found
    let mark = 5381
    for (let index = 0; index < text.length; index += 1) {
      mark = (Math.imul(mark, 33) ^ text.charCodeAt(index)) | 0
    }
    known.set(text, mark)
    return mark
  }
  const marks = elements.flatMap((element) => {
    const looks = ['', ...pseudosOf(element)]
      .flatMap((pseudo) => [pseudo, ...stylesOf(element, pseudo)])
      .join(';')
    return [markOf(isOf(element)), markOf(plain(looks))]
  })
  return { marks, wanted: [] }
}
