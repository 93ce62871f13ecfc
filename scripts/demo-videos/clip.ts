/** What is shown and said at one moment of a clip. */
export interface Step {
  /** Added to the slide: HTML, with mathematics in `\( … \)`. Nothing new when left out. */
  show?: string
  /** The sentence, as captions have it. */
  say: string
  /** How it is read, where signs and units would not be read rightly by themselves. */
  spoken?: string
  /** The sentence in French, in a clip whose captions have both languages. */
  french?: string
  /** Seconds of quiet after it, for thinking. */
  wait?: number
}

/** A picture of a clip; steps come one below the other. A text is shown and said alike. */
export interface Slide {
  heading: string
  /**
   * A drawing beside the steps, SVG. What has `data-step="2"` appears with the third step, and
   * what has `data-until="1"` goes after the second.
   */
  figure?: string
  steps: readonly (string | Step)[]
}

/** A clip before it is drawn. Its first picture is made of its title. */
export interface Clip {
  title: string
  /** Of the course that it is made for; it stands above the title. */
  course: string
  /** Read aloud; else each step stays as long as it takes to read. */
  isVoiced: boolean
  /** False for the one that shows what a film without captions is like. */
  hasCaptions?: false
  /** What is said over the title. */
  intro: readonly (string | Step)[]
  slides: readonly Slide[]
}

/** A step of its own kind, whichever way it was written. */
export function stepOf(step: string | Step): Step {
  return typeof step === 'string' ? { show: step, say: step } : step
}

/** What is said, slide by slide; the title's first. */
export function stepsOf({ intro, slides }: Clip): Step[][] {
  return [intro, ...slides.map(({ steps }) => steps)].map((steps) => steps.map(stepOf))
}

/** What a clip's files are called: `When you are stuck` is `when-you-are-stuck`. */
export function fileNameOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
