import { BLUE, figure, label, line, plot, RED, rect } from '../../figures.ts'
import { h, table } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Biology', 'Control and defence')

function loop(): string {
  const box = (x: number, y: number, text: string) =>
    rect([x, y], 130, 36, { fill: '#ffffff' }) + label([x + 65, y + 18], text, { size: 13 })
  return figure(
    400,
    220,
    [
      box(10, 20, 'glucose too high'),
      box(255, 20, 'insulin released'),
      box(255, 90, 'cells take it up'),
      box(10, 160, 'glucose too low'),
      box(255, 160, 'glucagon released'),
      box(10, 90, 'normal level'),
      line([140, 38], [253, 38], { arrow: true }),
      line([320, 56], [320, 88], { arrow: true }),
      line([255, 108], [142, 108], { arrow: true, colour: BLUE }),
      line([140, 178], [253, 178], { arrow: true }),
      line([255, 168], [142, 120], { arrow: true, colour: RED }),
    ],
    'Diagram of the control of blood glucose. Too high a level leads to the release of insulin, cells take glucose up, and the level returns to normal. Too low a level leads to the release of glucagon, which also brings the level back to normal.',
  )
}

const rise = (t: number): number =>
  14 * Math.exp(-(((t - 12) / 5) ** 2)) + (t > 50 ? 60 * Math.exp(-(((t - 58) / 6) ** 2)) : 0)

function responses(): string {
  const g = plot(
    { from: 0, to: 80, step: 10, label: 'time in days' },
    { from: 0, to: 70, step: 10, label: 'antibody in blood' },
  )
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.curve(rise),
      label(g.to([14, 22]), 'first response', { size: 12 }),
      label(g.to([38, 50]), 'second response', { size: 12 }),
    ],
    'Graph of antibody in the blood against time. After a first infection at day 0 there is a low peak of about 14 at day 12. After a second infection at day 50 there is a high peak of about 60 at day 58.',
  )
}

export const controlPages: readonly LearnPage[] = [
  lesson(
    'Nervous system',
    h`
Nerves carry quick, short messages from one place to another. In a question, follow the impulse from the receptor to the effector.

### The path

A change (stimulus) is detected by a <strong>receptor</strong>. Impulses run along a sensory neurone to the brain or spinal cord (the central nervous system), and along a motor neurone to an <strong>effector</strong>: a muscle, which contracts, or a gland, which secretes.

A <strong>reflex</strong> is automatic and quick and protects the body. Its arc is: receptor, sensory neurone, relay neurone in the spinal cord, motor neurone, effector. The brain hears of it only afterwards.

### Synapses

At the gap between two neurones an impulse causes a chemical transmitter to be released. It diffuses across, binds to receptors on the next neurone, and starts a new impulse there. Only one side releases the transmitter, so signals go one way. Drugs can block the receptors or imitate the transmitter. Each synapse costs a little time.

### The eye

- <strong>Iris</strong>: in bright light circular muscles contract and the pupil narrows.
- <strong>Lens, near object</strong>: ciliary muscles contract, ligaments slacken, the lens becomes thick.
- <strong>Lens, distant object</strong>: ciliary muscles relax, ligaments tighten, the lens becomes thin.

### Worked example

An impulse travels 0.80 m at \(50\ \mathrm{m\,s^{-1}}\) and crosses two synapses of 0.7 ms each. Time on the neurones: \(0.80 \div 50 = 0.016\ \mathrm{s} = 16\ \mathrm{ms}\). In all: \(16 + 2 \times 0.7 = 17.4\ \mathrm{ms}\).

### Take care

- Impulses are electrical, but they cross synapses as chemicals.
- Contracted ciliary muscle makes the ligaments <em>slack</em>, since the ring becomes narrower.
- Impulses run along neurones; hormones travel in the blood.
- Count the synapses between neurones, and then see whether the question also counts the one at the muscle.
`,
  ),
  lesson(
    'Hormones and homeostasis',
    h`
Homeostasis keeps conditions inside the body steady: temperature, water, blood glucose. Hormones do much of the work. They are chemicals, released by glands into the blood, that act more slowly than nerves and for longer.

### Negative feedback

A change away from the set value starts a response that <strong>opposes</strong> it. Blood glucose is the model case.

${loop()}

Insulin makes cells take up glucose, and liver and muscle store it as <em>glycogen</em>. The hormone <em>glucagon</em> makes the liver turn glycogen back into glucose. Both are made in the pancreas. In type 1 diabetes the pancreas makes too little insulin; in type 2 the cells no longer respond well.

### Hormones to know

${table(
  ['hormone', 'gland', 'effect'],
  [
    ['ADH', 'pituitary', 'kidneys take back more water: less, darker urine'],
    ['adrenaline', 'adrenal', 'heart and breathing faster, more glucose in blood'],
    ['thyroxine', 'thyroid', 'faster metabolism; inhibits its own stimulus, TSH'],
    ['FSH', 'pituitary', 'egg matures; ovary makes oestrogen'],
    ['oestrogen', 'ovary', 'repairs the lining of the uterus'],
    ['LH', 'pituitary', 'triggers ovulation'],
    ['progesterone', 'ovary', 'maintains the lining'],
  ],
)}

### Temperature

When too warm: sweat evaporates, and vessels to the skin widen (vasodilation). When too cold: vessels narrow, and shivering muscles respire more.

### Worked example

A tumour releases thyroxine without control. What happens to TSH? High thyroxine inhibits the pituitary, so TSH falls. If instead iodine is lacking, thyroxine is low and TSH is high.

### Take care

- Do not confuse glucagon, a hormone, with glycogen, a store.
- Blood vessels widen or narrow; they do not move to the surface.
- More ADH means <em>less</em> urine.
- Negative feedback does not always lower a value; it brings it back.
`,
  ),
  lesson(
    'Disease and immunity',
    h`
Pathogens are microbes that cause disease. The body keeps most of them out, destroys the rest, and remembers them. Medicine helps with vaccines and drugs.

### Kinds of pathogen

- <strong>Viruses</strong> (measles, influenza, HIV) reproduce inside cells.
- <strong>Bacteria</strong> (cholera, tuberculosis) divide quickly and may release toxins.
- <strong>Fungi</strong> (athlete’s foot) and <strong>protists</strong> (malaria, carried by mosquitoes).

### Defences

Skin, mucus, tears and stomach acid act against all. Phagocytes engulf and digest microbes. Lymphocytes are specific: each kind has receptors for one antigen. When it meets that antigen it divides. Some of the new cells make antibodies; others stay as <strong>memory cells</strong>. At a second meeting the response is faster and larger.

${responses()}

A vaccine holds a dead or weakened pathogen, or part of one, so that memory cells form without the illness. If enough people are immune, the pathogen finds too few hosts, and those who cannot be vaccinated are protected as well: herd immunity.

### Antibiotics

Antibiotics act on bacteria and not on viruses. Resistant bacteria survive and spread by natural selection, so courses should be finished and antibiotics not used without need. New drugs are tested for safety, effect and dose, often in double-blind trials with a placebo.

### Worked example

One person with a disease infects 4 others when nobody is immune. What share must be immune to stop it? Each case must infect fewer than one: \(4(1 - p) \lt 1\), so \(p \gt \frac34\). With a vaccine that works in 90 % of people, more than \(0.75 \div 0.90 \approx 83\%\) must be vaccinated.

### Take care

- Antibody, antigen, antibiotic and antitoxin are four different things.
- People become immune; bacteria become resistant.
- Injected antibodies protect at once but leave no memory.
`,
  ),
]
