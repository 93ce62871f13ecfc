/** Drawings of the clips, 252 × 226. */
function drawing(inner: string): string {
  return `<svg viewBox="0 0 252 226">${inner}</svg>`
}

/** A curve from x to x, in the drawing's own units; y grows upwards from `zero`. */
function curve(
  f: (x: number) => number,
  [from, to]: readonly [number, number],
  { left, zero, perX, perY }: { left: number; zero: number; perX: number; perY: number },
): string {
  const count = 120
  const points = Array.from({ length: count + 1 }, (_, index) => {
    const x = from + ((to - from) * index) / count
    return `${(left + x * perX).toFixed(1)} ${(zero - f(x) * perY).toFixed(1)}`
  })
  return `M${points.join('L')}`
}

const axes = '<path class="pale" d="M10 113H242M126 10V216"/>'

/** y = x³ − 3x, with its turning points or with a level line that goes up and down. */
export function cubic(shown: 'turning points' | 'line'): string {
  const scale = { left: 126, zero: 113, perX: 46, perY: 34 }
  const path = `<path class="accent" d="${curve((x) => x ** 3 - 3 * x, [-2.16, 2.16], scale)}"/>`
  const level = (k: number, step: number, until: number) =>
    `<g data-step="${step}" data-until="${until}"><path class="warm" d="M10 ${113 - 34 * k}H242"/>
      <text class="warm" x="12" y="${113 - 34 * k - 7}">k = ${String(k).replace('-', '−')}</text></g>`
  const points = `<g data-step="2"><circle class="dot" cx="80" cy="45" r="6"/><circle class="dot" cx="172" cy="181" r="6"/>
    <text x="52" y="32">(−1, 2)</text><text x="152" y="207">(1, −2)</text></g>`
  const lines = level(1, 0, 1) + level(2, 2, 2) + level(2.5, 3, 99)
  return drawing(axes + path + (shown === 'line' ? lines : points))
}

/** Two balls of 5 red and 3 blue; the end with no red is marked. */
export const probabilityTree = drawing(`
  <path d="M14 113L92 58M114 50L192 26M114 58L192 84"/><path d="M114 168L192 142"/>
  <path data-until="0" d="M14 113L92 168M114 176L192 200"/>
  <path class="accent" data-step="1" d="M14 113L92 168M114 176L192 200"/>
  <text x="97" y="60">R</text><text x="97" y="179">B</text>
  <text x="200" y="30">R R</text><text x="200" y="90">R B</text><text x="200" y="146">B R</text>
  <text x="200" y="206" data-until="0">B B</text>
  <text class="accent" x="200" y="206" data-step="1">B B</text>
  <text x="36" y="74">5/8</text><text x="36" y="162">3/8</text>
  <text x="136" y="30">4/7</text><text x="136" y="93">3/7</text>
  <text x="136" y="149">5/7</text><text x="136" y="208">2/7</text>`)

/** A block on a slope of 30°, with its forces. */
export const slope = drawing(`
  <path class="soft" d="M10 200H242L242 66Z"/>
  <path d="M48 200A38 38 0 0 0 43 181"/><text class="maths" x="56" y="195">θ</text>
  <g transform="translate(140 125) rotate(-30)">
    <rect x="-27" y="-38" width="54" height="38" fill="#fff"/>
    <g data-step="2"><path class="green" d="M0 -38V-102M-6 -92L0 -102L6 -92"/>
      <text class="green" x="10" y="-92" transform="rotate(30 10 -92)">R</text></g>
    <g data-step="3"><path class="green" d="M27 -19H92M82 -25L92 -19L82 -13"/>
      <text class="green" x="78" y="-30" transform="rotate(30 78 -30)">F</text></g>
  </g>
  <path class="accent" d="M130 108V190M124 180L130 190L136 180"/>
  <text class="accent" x="142" y="184">W</text>`)

/** Three resistors on a battery of 12 V: the potential of each wire is found. */
export const circuit = drawing(`
  <path d="M30 95V40H92M148 40H220V78M220 78H160V98M220 78V98M160 150V190M220 150V190M220 190H30V125"/>
  <path d="M14 95H46M22 125H38"/><text x="50" y="117">12 V</text>
  <rect x="92" y="28" width="56" height="24" fill="#fff"/><text x="108" y="20">2 Ω</text>
  <rect x="148" y="98" width="24" height="52" fill="#fff"/><text x="116" y="130">6 Ω</text>
  <rect x="208" y="98" width="24" height="52" fill="#fff"/><text x="176" y="130">3 Ω</text>
  <g data-step="1"><text class="accent" x="34" y="34">12 V</text><text class="accent" x="102" y="210">0 V</text></g>
  <g data-step="3"><circle class="dot" cx="220" cy="78" r="5"/><text class="accent" x="186" y="68">6 V</text></g>`)

/** A wave of 4 m with points a quarter, a half and a whole wave behind the first. */
export const wave = drawing(`
  <path class="pale" d="M10 113H242"/>
  <path class="accent" d="${curve((x) => Math.cos(x), [0, 8.2], { left: 20, zero: 113, perX: 27, perY: 62 })}"/>
  <g class="pale"><path d="M20 190H190M20 184V196M189.6 184V196"/></g>
  <text x="86" y="212">4 m</text><circle class="dot" cx="20" cy="51" r="6"/>
  <g data-step="1"><circle class="dot" cx="62.4" cy="113" r="6"/><text x="70" y="106">¼</text></g>
  <g data-step="2"><circle class="dot" cx="104.8" cy="175" r="6"/><text x="98" y="160">½</text></g>
  <g data-step="3"><circle class="dot" cx="189.6" cy="51" r="6"/><text x="186" y="36">1</text></g>`)

/** Two ways from carbon to carbon dioxide. */
export const energyCycle = drawing(`
  <text x="8" y="42">C + O₂</text><text x="178" y="42">CO₂</text><text x="84" y="202">CO + ½O₂</text>
  <path class="accent" d="M70 36H166M156 30L166 36L156 42"/><text class="accent" x="96" y="26">−394</text>
  <g data-step="1"><path class="green" d="M148 180L196 58M196 70L196 58L187 66"/>
    <text class="green" x="184" y="132">−283</text></g>
  <g data-step="2"><path class="warm" d="M38 58L100 180M91 172L100 180L101 168"/>
    <text class="warm maths" x="46" y="132">x</text></g>`)

/** y = sin x / x, step by step. */
export const quotient = drawing(`
  <path class="pale" d="M10 150H242M126 20V206"/>
  <g data-step="1"><circle class="dot" cx="66" cy="150" r="5"/><circle class="dot" cx="186" cy="150" r="5"/>
    <circle class="dot" cx="6" cy="150" r="5"/><circle class="dot" cx="246" cy="150" r="5"/>
    <text x="192" y="140">π</text><text x="38" y="140">−π</text></g>
  <g data-step="2"><circle class="dot" cx="126" cy="50" r="5"/><text x="134" y="46">1</text></g>
  <g data-step="3"><path class="accent" d="${curve((x) => (x === 0 ? 1 : Math.sin(x) / x), [-6.28, 6.28], { left: 126, zero: 150, perX: 19.1, perY: 100 })}"/></g>`)

/** Squares on small boards. */
export const boards = drawing(`
  <path d="M10 60H50V100H10Z"/><text x="22" y="128">1</text>
  <g data-step="2"><path d="M76 40H136V100H76ZM106 40V100M76 70H136"/><text x="88" y="128">4 + 1</text></g>
  <g data-step="3"><path d="M160 10H250V100H160ZM190 10V100M220 10V100M160 40H250M160 70H250"/>
    <text x="168" y="128">9 + 4 + 1</text></g>`)

/** Oxygen that a plant gave off, against time. */
export const oxygen = drawing(`
  <path d="M46 20V176H240"/>
  <path class="pale" d="M46 72H240M46 124H240M110 176V20M174 176V20"/>
  <path class="accent" d="M46 176L142 46C150 36 170 34 236 34"/>
  <text x="14" y="128">20</text><text x="14" y="77">40</text><text x="105" y="196">4</text><text x="169" y="196">8</text>
  <text x="128" y="218">minutes</text><text x="6" y="14">oxygen in cm³</text>
  <g data-step="2"><circle class="dot" cx="110" cy="89.3" r="6"/></g>`)
