import { BLUE, faint, figure, label, line, plot, RED, rect } from '../../figures.ts'
import { h } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Physics', 'Waves')

function waveParts(): string {
  const g = plot(
    { from: 0, to: 12, step: 2, label: 'distance in m' },
    { from: -3, to: 3, step: 1, label: 'displacement in m' },
  )
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.curve((x) => 2 * Math.sin((2 * Math.PI * x) / 6)),
      line(g.to([1.5, 2.5]), g.to([7.5, 2.5]), { colour: RED, arrow: true }),
      label(g.to([4.5, 2.75]), 'wavelength', { size: 13, colour: RED }),
      line(g.to([4.5, 0]), g.to([4.5, -2]), { colour: RED, arrow: true }),
      label(g.to([4.8, -1]), 'amplitude', { size: 13, colour: RED, anchor: 'start' }),
    ],
    'A wave drawn as displacement against distance. An arrow from one crest to the next marks the wavelength of 6 metres, another from the middle to a trough the amplitude of 2 metres.',
  )
}

function bending(): string {
  return figure(
    360,
    230,
    [
      rect([20, 115], 320, 100, { fill: '#dbeafe' }),
      faint([180, 20], [180, 210]),
      line([90, 25], [180, 115], { colour: RED, arrow: true }),
      line([180, 115], [270, 25], { colour: '#9ca3af', arrow: true }),
      line([180, 115], [227, 205], { colour: RED, arrow: true }),
      label([160, 70], 'i', { italic: true, colour: BLUE }),
      label([200, 70], 'i', { italic: true, colour: BLUE }),
      label([194, 180], 'r', { italic: true, colour: BLUE }),
      label([310, 98], 'air'),
      label([306, 134], 'glass'),
      label([286, 56], 'reflected', { size: 12, anchor: 'start' }),
    ],
    'A ray in air strikes a glass surface at an angle i to the normal. Part of it is reflected at the same angle i; the rest enters the glass at a smaller angle r to the normal.',
  )
}

export const wavePages: readonly LearnPage[] = [
  lesson(
    'Wave properties',
    h`
A wave carries energy from place to place without carrying matter along. A few quantities describe all waves, from ripples to light.

### The words

- <strong>Amplitude:</strong> the largest displacement from the middle.
- <strong>Wavelength</strong> \(\lambda\): the distance from one crest to the next.
- <strong>Frequency</strong> \(f\): the number of waves per second, in hertz.
- <strong>Period</strong> \(T = \dfrac1f\): the time for one wave.

${waveParts()}

In one period a wave moves on by one wavelength, so \(v = f\lambda\).

### Two kinds

In a <strong>transverse</strong> wave the particles move at right angles to the direction of travel: waves on a string, and all electromagnetic waves. In a <strong>longitudinal</strong> wave they move to and fro along it: sound.

### What changes and what does not

The source decides the frequency, the medium the speed; the wavelength follows. When water waves enter shallower water they slow down: the frequency stays, so the wavelength shrinks. If they enter at an angle, they also change direction; this is refraction. A wave that meets a gap of about its own wavelength spreads out behind it; this is diffraction.

### Moving sources

A source that moves towards you starts each crest a little nearer: the wavelength in front is shorter and the frequency higher. Behind the source it is the other way round.

### Worked example

Waves with crests 6 m apart run at \(3\ \mathrm{m\,s^{-1}}\). Their frequency is \(\frac36 = 0.5\ \mathrm{Hz}\). In a shallow bay the speed is \(2\ \mathrm{m\,s^{-1}}\), and the wavelength \(2 \div 0.5 = 4\ \mathrm{m}\).

### Take care

- A graph against <em>distance</em> shows the wavelength, and a graph against <em>time</em> the period. They look alike.
- From crest to trough is half a wavelength, and its height is twice the amplitude.
- The particles do not travel with the wave.
`,
  ),
  lesson(
    'Light and sound',
    h`
Light and sound are both waves, but light is a million times faster and needs no medium. Their paths follow a few simple laws.

### Reflection

The angle of incidence equals the angle of reflection, both measured from the <strong>normal</strong>, the line at right angles to the surface. The image in a plane mirror is as far behind it as the object is in front. If the mirror is turned by an angle, the reflected ray turns by twice this angle.

### Refraction

${bending()}

Light is slower in glass or water than in air. On entering it bends <em>towards</em> the normal, and on leaving away from it. A ray along the normal is not bent at all. The frequency stays the same; the wavelength becomes shorter in glass.

### Total internal reflection

A ray that leaves glass bends away from the normal. At the <strong>critical angle</strong> it would run along the surface. At any larger angle all of the light is reflected. Optical fibres work like this. It can happen only on the way from the slower medium into the faster one.

### Sound

Sound is a longitudinal wave. It travels at about \(340\ \mathrm{m\,s^{-1}}\) in air, faster in water and fastest in solids, and not at all in a vacuum. A higher frequency means a higher pitch, and a larger amplitude a louder sound. People hear from about 20 Hz to 20 kHz; above this is ultrasound.

### Worked example

A ship's pulse of ultrasound comes back from the sea bed after 0.60 s. At \(1500\ \mathrm{m\,s^{-1}}\) it has travelled \(1500 \times 0.60 = 900\ \mathrm{m}\), down and up: the sea is 450 m deep.

### Take care

- Halve the time or the distance for an echo, once.
- Angles are measured from the normal, not from the surface.
- Pitch has nothing to do with loudness: frequency and amplitude are independent.
`,
  ),
  lesson(
    'Electromagnetic spectrum',
    h`
Radio waves, light and gamma rays are one family: electromagnetic waves. They differ only in frequency and wavelength, but that makes all the difference to what they do.

### In common

All are transverse, need no medium, and travel in a vacuum at \(c = 3.0 \times 10^8\ \mathrm{m\,s^{-1}}\), so \(c = f\lambda\). The higher the frequency, the shorter the wavelength, and the more energy each packet of the radiation carries.

### The order

From long to short wavelength:

<table><thead><tr><th>Wave</th><th>Typical wavelength</th><th>Use</th></tr></thead><tbody><tr><td>radio</td><td>1 m to 1 km and more</td><td>broadcasting</td></tr><tr><td>microwaves</td><td>1 cm</td><td>ovens, telephones, satellites</td></tr><tr><td>infrared</td><td>0.01 mm</td><td>heating, remote controls</td></tr><tr><td>visible</td><td>400 to 700 nm</td><td>seeing, fibres</td></tr><tr><td>ultraviolet</td><td>100 nm</td><td>sterilising, security marks</td></tr><tr><td>X-rays</td><td>0.1 nm</td><td>pictures of bones</td></tr><tr><td>gamma rays</td><td>below 0.01 nm</td><td>treating cancer, tracers</td></tr></tbody></table>

Within visible light, red has the longest wavelength and violet the shortest.

### Dangers

Ultraviolet, X-rays and gamma rays can ionise atoms and so damage cells and their DNA. Infrared and microwaves only heat. X-rays and gamma rays may overlap in wavelength: X-rays come from fast electrons, gamma rays from nuclei.

### Worked example

A microwave oven works at \(2.5 \times 10^9\ \mathrm{Hz}\). Its wavelength is \(\dfrac{3.0 \times 10^8}{2.5 \times 10^9} = 0.12\ \mathrm{m}\). Infrared with a wavelength of \(1.2 \times 10^{-5}\ \mathrm{m}\) has a frequency ten thousand times as high, \(2.5 \times 10^{13}\ \mathrm{Hz}\).

### Take care

- Sound is not in this family, and neither are alpha and beta radiation.
- One list may run by wavelength and another by frequency: they are opposite orders.
- Watch the prefixes: \(1\ \mathrm{nm} = 10^{-9}\ \mathrm{m}\) and \(1\ \mathrm{MHz} = 10^6\ \mathrm{Hz}\).
- Radio waves are not “slower” than light.
`,
  ),
]
