import { BLUE, circle, figure, GREEN, label, line, path, RED, rect } from '../../figures.ts'
import { h } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Physics', 'Magnetism')

function wireBetweenPoles(): string {
  return figure(
    360,
    210,
    [
      rect([20, 70], 70, 70, { fill: '#fee2e2' }),
      label([55, 105], 'N', { size: 20, colour: RED }),
      rect([270, 70], 70, 70, { fill: '#dbeafe' }),
      label([305, 105], 'S', { size: 20, colour: BLUE }),
      ...[80, 105, 130].map((y) => line([95, y], [265, y], { arrow: true, width: 1 })),
      circle([180, 105], 12, { fill: '#ffffff' }),
      circle([180, 105], 3, { fill: '#1f2937' }),
      line([180, 90], [180, 30], { colour: GREEN, arrow: true, width: 3 }),
      label([206, 44], 'force', { size: 13, colour: GREEN }),
      label([180, 170], 'current out of the page', { size: 13 }),
    ],
    'A wire between the north pole of a magnet on the left and the south pole of another on the right. The field points to the right, the current out of the page, and the force on the wire upwards.',
  )
}

function transformer(): string {
  const turns = (x: number, count: number, colour: string) =>
    Array.from({ length: count }, (_each, n) =>
      line([x - 20, 66 + (n * 96) / count], [x + 20, 72 + (n * 96) / count], { colour, width: 3 }),
    )
  return figure(
    340,
    220,
    [
      path(
        [
          [90, 30],
          [250, 30],
          [250, 190],
          [90, 190],
        ],
        { close: true, fill: '#e5e7eb' },
      ),
      path(
        [
          [122, 62],
          [218, 62],
          [218, 158],
          [122, 158],
        ],
        { close: true, fill: '#ffffff' },
      ),
      ...turns(106, 10, RED),
      ...turns(234, 5, BLUE),
      label([46, 110], 'primary', { size: 13, colour: RED }),
      label([296, 110], 'secondary', { size: 13, colour: BLUE }),
      label([170, 46], 'iron core', { size: 13 }),
    ],
    'A transformer: a closed iron core with a primary coil of many turns on its left side and a secondary coil of half as many turns on its right side.',
  )
}

export const magnetismPages: readonly LearnPage[] = [
  lesson(
    'Motor effect',
    h`
A wire that carries a current across a magnetic field feels a force. Motors and loudspeakers are built on this.

### Fields of currents

Field lines run from north to south outside a magnet. Round a straight wire they are circles: point the right thumb along the current, and the fingers curl with the field. Inside a long coil the field is uniform and like that of a bar magnet. It gets stronger with more current, more turns per centimetre, or an iron core.

### The force

For a wire of length \(l\) at right angles to a field of strength \(B\) (in teslas), \(F = BIl\). If the wire lies along the field there is no force at all.

${wireBetweenPoles()}

The direction comes from the <strong>left hand</strong>, with three fingers at right angles: first finger field, second finger current, thumb motion. Reversing either the current or the field reverses the force; reversing both leaves it as it was.

### The motor

In a coil the two long sides carry opposite currents, so they are pushed in opposite directions and the coil turns. A split ring exchanges the connections every half turn, so that the turning goes on in the same sense. More current, a stronger field, more turns or a larger coil make it turn harder.

### Worked example

A wire of mass 6.0 g and length 0.20 m floats in a horizontal field of 0.15 T at right angles to it. Its weight is \(0.0060 \times 10 = 0.060\ \mathrm{N}\), so \(BIl = 0.060\) and \(I = \dfrac{0.060}{0.15 \times 0.20} = 2.0\ \mathrm{A}\).

### Take care

- The second finger shows conventional current; for a beam of electrons it points backwards.
- The force is at right angles to <em>both</em> the current and the field.
- Use only the length of wire that is inside the field.
- The wire pushes the magnet as hard as the magnet pushes the wire.
`,
  ),
  lesson(
    'Induction and transformers',
    h`
A changing magnetic field makes a voltage. This is how nearly all electricity is generated, and how its voltage is changed.

### Induction

A potential difference is induced whenever the field through a coil changes, or a wire cuts across field lines. It is larger if

- the change is faster,
- the magnet is stronger,
- the coil has more turns.

If nothing changes, nothing is induced, however strong the magnet. By <strong>Lenz's law</strong> the induced current opposes the change that causes it: a coil repels a magnet that comes closer and attracts one that leaves. Otherwise energy would come from nothing.

A coil that turns in a field gives an alternating voltage. Turning it twice as fast doubles both the frequency and the peak.

### The transformer

An alternating current in the primary coil makes an alternating field in the iron core, and this induces a voltage in the secondary coil.

${transformer()}

\(\dfrac{V_s}{V_p} = \dfrac{N_s}{N_p}\), and if no energy is lost \(V_sI_s = V_pI_p\). So a step-up transformer raises the voltage and lowers the current in the same ratio.

### Worked example

A transformer with 800 and 40 turns is fed with 240 V and drives a lamp of 24 W. The secondary voltage is \(240 \times \dfrac{40}{800} = 12\ \mathrm{V}\), so the lamp takes 2.0 A. The primary current is \(\dfrac{24}{240} = 0.10\ \mathrm{A}\), a twentieth of it.

### Why the grid uses high voltage

The same power at a higher voltage needs less current, and the loss in the cables is \(I^2R\). Transformers step the voltage up at the power station and down again in towns.

### Take care

- Transformers do not work with a steady direct current.
- The coil with more turns has the higher voltage but the <em>smaller</em> current.
- With an efficiency given, apply it to the power, not to the voltage.
`,
  ),
]
