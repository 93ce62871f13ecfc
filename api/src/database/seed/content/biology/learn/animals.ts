import { BLUE, figure, label, line, type Point, plot, RED, rect } from '../../figures.ts'
import { chem, h, table } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Biology', 'Animal physiology')

const BREATHS: Point[] = Array.from({ length: 7 }, (_each, n) => [n * 2.5, n % 2 === 0 ? 2.5 : 3])

function breaths(): string {
  const g = plot(
    { from: 0, to: 15, step: 5, label: 'time in seconds' },
    { from: 2, to: 3.5, step: 0.5, label: 'volume in lungs, dm³' },
    380,
    230,
  )
  return figure(
    g.width,
    g.height,
    [...g.body, g.points(BREATHS)],
    'Graph of the volume of air in the lungs against time. It goes up from 2.5 to 3.0 cubic decimetres and down again every five seconds, three times in 15 seconds.',
  )
}

function loops(): string {
  const box = (x: number, y: number, text: string) =>
    rect([x, y], 110, 36, { fill: '#ffffff' }) + label([x + 55, y + 18], text, { size: 13 })
  return figure(
    390,
    250,
    [
      box(140, 12, 'lungs'),
      box(20, 105, 'right heart'),
      box(260, 105, 'left heart'),
      box(140, 200, 'body'),
      line([75, 105], [140, 45], { arrow: true, colour: BLUE }),
      line([250, 45], [315, 105], { arrow: true, colour: RED }),
      line([315, 141], [250, 205], { arrow: true, colour: RED }),
      line([140, 205], [75, 141], { arrow: true, colour: BLUE }),
      label([52, 66], 'pulmonary', { size: 12 }),
      label([52, 82], 'artery', { size: 12 }),
      label([340, 66], 'pulmonary', { size: 12 }),
      label([340, 82], 'vein', { size: 12 }),
      label([330, 182], 'aorta', { size: 12 }),
      label([60, 182], 'vena cava', { size: 12 }),
    ],
    'The double circulation as a loop. Blood goes from the right heart by the pulmonary artery to the lungs, by the pulmonary vein to the left heart, by the aorta to the body and by the vena cava back to the right heart.',
  )
}

export const animalPages: readonly LearnPage[] = [
  lesson(
    'Respiration and gas exchange',
    h`
Respiration releases the energy of food in every living cell. Breathing is something else: it moves air in and out so that gases can be exchanged.

### Two ways to respire

- Aerobic: ${chem('C6H12O6 + 6O2 → 6CO2 + 6H2O')}. Much energy is released, mostly in mitochondria.
- Anaerobic in muscle: glucose → lactic acid. Little energy is released.
- Anaerobic in yeast: glucose → ethanol + carbon dioxide.

After hard exercise you breathe deeply for some time: the extra oxygen serves to break down lactic acid (the oxygen debt). The energy is used for movement, for building large molecules, for active transport and for keeping warm.

### Gas exchange

Alveoli have a large total surface, walls one cell thick, a moist lining and a rich blood supply. Breathing and blood flow keep the gradients steep. To breathe in, the muscles between the ribs and the diaphragm contract, the volume of the chest grows, its pressure falls below that of the air outside, and air flows in.

${breaths()}

### Worked example

From the graph, one breath brings in \(3.0 - 2.5 = 0.5\ \mathrm{dm^3}\) and takes 5 s. In a minute there are 12 breaths, so \(12 \times 0.5 = 6\ \mathrm{dm^3}\) of air is breathed in. If air breathed in has 21 % oxygen and air breathed out 16 %, about \(0.05 \times 6 = 0.3\ \mathrm{dm^3}\) of oxygen is taken up in a minute.

### Take care

- Respiration is a reaction in cells, and not breathing.
- Energy is released and transferred; it is not “made”.
- Plants respire all the time, in light as well.
- Lactic acid fermentation gives no carbon dioxide; that of yeast does.
- On breathing in, the diaphragm contracts and <em>flattens</em>.
`,
  ),
  lesson(
    'Circulation',
    h`
Blood passes through the heart twice on each round. Follow it once in your mind and the names of all vessels fall into place.

### The double circulation

The right side pumps blood to the lungs at low pressure, the left side pumps it to the body at high pressure. The wall of the left ventricle is the thickest.

${loops()}

In each side blood enters an atrium, is pushed through a valve into a ventricle, and leaves by an artery. Valves stop it from flowing back. A natural pacemaker, a group of cells in the wall of the right atrium, sets the rhythm. The coronary arteries feed the heart muscle itself; when fatty deposits block one, part of the muscle lacks oxygen.

### Vessels and blood

${table(
  ['', 'artery', 'capillary', 'vein'],
  [
    ['flow', 'away from the heart', 'through tissue', 'towards the heart'],
    ['wall', 'thick, muscular, elastic', 'one cell thick', 'thin'],
    ['pressure', 'high', 'falling', 'low'],
    ['valves', 'none along it', 'none', 'yes'],
  ],
)}

Red cells carry oxygen bound to haemoglobin and have no nucleus. White cells defend. Platelets help blood to clot. Plasma carries glucose, urea, carbon dioxide, hormones and heat.

### Worked example

\(\text{cardiac output} = \text{heart rate} \times \text{stroke volume}\). At 70 beats a minute and \(80\ \mathrm{cm^3}\) per beat it is \(5600\ \mathrm{cm^3}\) a minute. If exercise doubles the rate and the stroke volume rises to \(120\ \mathrm{cm^3}\), it becomes \(140 \times 120 = 16\,800\ \mathrm{cm^3}\) a minute: three times as much.

### Take care

- Arteries are named by direction, not by oxygen: the pulmonary artery carries blood poor in oxygen.
- Left and right are those of the owner of the heart, so in a drawing they are swapped.
- Both ventricles pump the same volume per minute; only the pressures differ.
`,
  ),
  lesson(
    'Digestion and excretion',
    h`
Food must be cut down to small soluble molecules before it can enter the blood; wastes must be taken out of the blood again. The gut does the first, the kidneys the second.

### Digestion, station by station

${table(
  ['place', 'what happens'],
  [
    ['mouth', 'teeth crush food; salivary amylase starts on starch'],
    ['stomach', 'acid kills microbes and suits the protease there'],
    ['liver and gall bladder', 'bile neutralises acid and emulsifies fat'],
    ['pancreas', 'sends amylase, protease and lipase into the small intestine'],
    ['small intestine', 'digestion is completed; villi absorb the products'],
    ['large intestine', 'water is absorbed; faeces form'],
  ],
)}

Villi give a large surface, have a wall one cell thick, and contain capillaries that carry the products away.

### The kidney

- <strong>Filtration</strong>: blood pressure forces water, glucose, ions and urea out of the blood into tubules. Cells and proteins are too large.
- <strong>Selective reabsorption</strong>: all glucose, and as much water and ions as the body needs, return to the blood, glucose by active transport.
- What is left, with the urea, is urine. Urea is made in the liver from surplus amino acids.

A dialysis machine does the work of filtration: its fluid holds no urea, but glucose and ions as in healthy blood, so only the waste diffuses out.

### Worked example

\(125\ \mathrm{cm^3}\) of fluid is filtered each minute and \(1.25\ \mathrm{cm^3}\) leaves as urine. So 99 % of the water is taken back, and a substance that is not taken back at all becomes \(125 \div 1.25 = 100\) times as concentrated.

### Take care

- Excretion removes wastes of metabolism. Faeces are mostly undigested food, so passing them out is egestion.
- Urea is made in the liver, not in the kidney.
- Glucose <em>is</em> filtered; it is missing from urine because it is taken back.
- Bile contains no enzymes.
`,
  ),
]
