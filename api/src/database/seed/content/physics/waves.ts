import { BLUE, faint, figure, label, line, plot, RED, rect } from '../figures.ts'
import { blanks, equation, familyOf, h, mcq, qty, sci, statements } from '../kit.ts'
import { agrees, is, near, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Physics', 'physics')

const ripple = (x: number): number => 3 * Math.sin((2 * Math.PI * x) / 8)

function rippleGraph(): string {
  const g = plot(
    { from: 0, to: 20, step: 2, label: 'distance along the wave in cm' },
    { from: -4, to: 4, step: 1, label: 'displacement in mm' },
  )
  return figure(
    g.width,
    g.height,
    [...g.body, g.curve(ripple)],
    'Graph of displacement in millimetres against distance in centimetres for a wave: it starts at zero, reaches 3 mm at 2 cm, crosses zero at 4 cm, reaches −3 mm at 6 cm and repeats every 8 cm up to 20 cm.',
  )
}

function refraction(): string {
  return figure(
    340,
    230,
    [
      rect([20, 115], 300, 100, { fill: '#dbeafe' }),
      faint([170, 20], [170, 210]),
      line([80, 25], [170, 115], { colour: RED, arrow: true }),
      line([170, 115], [217, 205], { colour: RED, arrow: true }),
      label([290, 95], 'air'),
      label([290, 135], 'glass'),
      label([150, 62], 'p', { italic: true, colour: BLUE }),
      label([184, 175], 'q', { italic: true, colour: BLUE }),
    ],
    'A ray of light passes from air down into glass. The angle p between the ray in air and the dashed normal is larger than the angle q between the ray in glass and the normal.',
  )
}

/** The electromagnetic spectrum from the longest wavelength down, typical wavelengths in metres. */
const SPECTRUM: [name: string, wavelength: number][] = [
  ['radio waves', 100],
  ['microwaves', 1e-2],
  ['infrared', 1e-5],
  ['visible light', 5e-7],
  ['ultraviolet', 1e-8],
  ['X-rays', 1e-10],
  ['gamma rays', 1e-12],
]
const place = (name: string): number => SPECTRUM.findIndex(([each]) => each === name)

export const waves: Family[] = [
  family(
    'wave-properties',
    ['Waves', 'Wave properties'],
    () =>
      mcq({
        d: 2,
        data: rippleGraph(),
        text: 'The graph shows a ripple on water at one moment. Its frequency is 5 Hz. What is the speed of the ripple?',
        unit: 'cm s^-1',
        right: [40, h`\(5 \times 8\).`],
        wrong: [
          [20, 'Half a wavelength was read.'],
          [1.6, 'The wavelength was divided by the frequency.'],
          [15, 'The amplitude was taken for the wavelength.'],
          [100, 'The length of the whole graph was taken for the wavelength.'],
        ],
        solution: h`The wavelength is 8 cm, so \(v = f\lambda = 5 \times 8 = 40\ \mathrm{cm\,s^{-1}}\).`,
        // after one period (0.2 s) the wave has moved on by its own length
        proof: (s) =>
          [0.3, 1, 5].every((x) => near(ripple(x), ripple(x - value(s) * 0.2), 1e-6)) &&
          value(s) * 0.2 < 9 &&
          value(s) * 0.2 > 7,
      }),
    () =>
      mcq({
        d: 1,
        text: 'Waves pass a moored boat so that it rises and falls 12 times in a minute. What is the frequency of the waves?',
        unit: 'Hz',
        right: [0.2, h`\(12 \div 60\).`],
        wrong: [
          [5, 'This is the period in seconds.'],
          [12, 'The minute was not turned into seconds.'],
          [720, 'The number was multiplied by 60.'],
          [0.4, 'Rising and falling were counted as two waves.'],
        ],
        solution: h`12 waves in 60 s is \(12 \div 60 = 0.2\ \mathrm{Hz}\).`,
        proof: (s) => near(value(s) * 60, 12),
      }),
    () =>
      blanks({
        d: 1,
        text: 'In a sound wave in air the particles move to and fro [[blank]] the direction in which the wave travels, so the wave is [[blank]].',
        right: [['parallel to', 'longitudinal'], 'Sound in air is a longitudinal wave.'],
        wrong: [
          [['at right angles to', 'transverse'], 'That describes light, or waves on a string.'],
          [['parallel to', 'transverse'], 'In a transverse wave the motion is at right angles.'],
          [
            ['at right angles to', 'longitudinal'],
            'In a longitudinal wave the motion is parallel.',
          ],
          [['in circles round', 'electromagnetic'], 'Sound is a mechanical wave.'],
        ],
        solution:
          'Sound is a wave of compressions: the particles move along the direction of travel, which is what longitudinal means.',
        proof: (s) => {
          const kinds: Record<string, string> = {
            longitudinal: 'parallel to',
            transverse: 'at right angles to',
          }
          const sound = 'longitudinal'
          return s === `${kinds[sound]} | ${sound}`
        },
      }),
    () =>
      equation({
        d: 3,
        text: h`Water waves of wavelength \(L\) and speed \(v\) pass into shallow water, where their speed is \(w\). Write an expression for their wavelength there.`,
        expected: 'L*w/v',
        vars: ['L', 'v', 'w'],
        solution: h`The frequency \(\frac{v}{L}\) does not change. The new wavelength is \(w \div \frac{v}{L} = \dfrac{Lw}{v}\).`,
        proof: (s) =>
          agrees(`w/(${s})`, ({ v = 1, L = 1 }) => v / L, [
            { L: 6, v: 3, w: 2 },
            { L: 1.5, v: 0.8, w: 0.3 },
          ]),
      }),
  ),
  family(
    'light-sound',
    ['Waves', 'Light and sound'],
    (rng) =>
      statements({
        rng,
        d: 3,
        data: refraction(),
        text: 'The figure shows a ray of light that passes from air into glass.',
        list: [
          [
            'The light is slower in glass than in air.',
            true,
            'it bends towards the normal.',
            () => 2e8 < 3e8,
          ],
          [
            'The frequency of the light is lower in glass than in air.',
            false,
            'the frequency does not change at a boundary.',
            () => 2e8 / (5e-7 * (2 / 3)) < 0.99 * (3e8 / 5e-7),
          ],
          [
            'The wavelength of the light is shorter in glass than in air.',
            true,
            'the speed falls at the same frequency.',
            () => 2e8 / 6e14 < 3e8 / 6e14,
          ],
        ],
        solution:
          'The ray bends towards the normal, so the light slows down; the frequency is set by the source.',
      }),
    () =>
      mcq({
        d: 2,
        text: h`A ship sends a pulse of sound straight down and receives the echo from the sea bed 0.80 s later. The speed of sound in sea water is \(1500\ \mathrm{m\,s^{-1}}\). How deep is the sea?`,
        unit: 'm',
        right: [600, 'The pulse goes down in 0.40 s.'],
        wrong: [
          [1200, 'The time for both ways was used.'],
          [2400, 'The distance was doubled instead of halved.'],
          [1875, 'The speed was divided by the time.'],
          [300, 'The distance was halved twice.'],
        ],
        solution: h`The pulse travels \(1500 \times 0.80 = 1200\ \mathrm{m}\), there and back, so the depth is 600 m.`,
        proof: (s) => near(value(s) / 1500 + value(s) / 1500, 0.8),
      }),
    () =>
      mcq({
        d: 4,
        text: h`A ray of light strikes a plane mirror at an angle of incidence of \(35^{\circ}\). The mirror is then turned by \(10^{\circ}\) so that the angle of incidence grows, while the ray stays as it was. Through what angle does the reflected ray turn?`,
        unit: '°',
        right: [20, 'The angle between the rays grows from 70 to 90 degrees.'],
        wrong: [
          [10, 'The reflected ray was taken to turn as much as the mirror.'],
          [45, 'This is the new angle of incidence.'],
          [90, 'This is the new angle between the rays.'],
          [40, 'The turn was doubled twice.'],
        ],
        solution: h`The angle between the rays is twice the angle of incidence: \(70^{\circ}\), then \(90^{\circ}\). The incident ray does not move, so the reflected ray turns by \(20^{\circ}\).`,
        proof: (s) => {
          // direction reflected in a mirror whose normal makes the angle with the reversed ray
          const reflected = (incidence: number) => 2 * incidence
          return is(s, reflected(35 + 10) - reflected(35))
        },
      }),
  ),
  family(
    'spectrum',
    ['Waves', 'Electromagnetic spectrum'],
    () =>
      mcq({
        d: 2,
        text: 'Which list is in order of increasing frequency?',
        right: [
          'microwaves, infrared, ultraviolet, X-rays',
          'The wavelength falls along the list.',
        ],
        wrong: [
          [
            'X-rays, ultraviolet, infrared, microwaves',
            'This is the order of increasing wavelength.',
          ],
          [
            'infrared, microwaves, ultraviolet, X-rays',
            'Microwaves have a lower frequency than infrared.',
          ],
          [
            'microwaves, ultraviolet, infrared, X-rays',
            'Ultraviolet has a higher frequency than infrared.',
          ],
          [
            'infrared, ultraviolet, X-rays, microwaves',
            'Microwaves have the lowest frequency of the four.',
          ],
        ],
        solution:
          'From low to high frequency: radio, microwaves, infrared, visible, ultraviolet, X-rays, gamma rays.',
        proof: (s) =>
          s
            .split(', ')
            .map(place)
            .every((n, at, all) => n >= 0 && (at === 0 || n > (all[at - 1] ?? 0))),
      }),
    () =>
      mcq({
        d: 3,
        text: h`A radio station sends at 150 MHz. The speed of light is \(3.0 \times 10^8\ \mathrm{m\,s^{-1}}\). What is the wavelength?`,
        unit: 'm',
        right: [2, h`\(3.0 \times 10^8 \div (1.5 \times 10^8)\).`],
        wrong: [
          [0.5, 'Frequency was divided by speed.'],
          [qty(sci(2, 6), 'm'), 'The frequency was left in megahertz.'],
          [qty(sci('4.5', 16), 'm'), 'Speed and frequency were multiplied.'],
          [20, 'One power of ten was lost.'],
        ],
        solution: h`\(\lambda = \dfrac{c}{f} = \dfrac{3.0 \times 10^8}{1.5 \times 10^8} = 2\ \mathrm{m}\).`,
        proof: (s) => near(value(s) * 150e6, 3e8),
      }),
    () =>
      blanks({
        d: 2,
        text: 'Of ultraviolet, infrared and radio waves, the ones that can ionise atoms in the skin are [[blank]] and the ones with the longest wavelength are [[blank]].',
        right: [
          ['ultraviolet', 'radio waves'],
          'The highest frequency ionises; the lowest has the longest wavelength.',
        ],
        wrong: [
          [['infrared', 'radio waves'], 'Infrared warms the skin but does not ionise.'],
          [['ultraviolet', 'infrared'], 'Radio waves have longer wavelengths than infrared.'],
          [['radio waves', 'ultraviolet'], 'The two are exchanged.'],
          [
            ['infrared', 'ultraviolet'],
            'Infrared does not ionise, and ultraviolet has the shortest wavelength of the three.',
          ],
        ],
        solution:
          'Ultraviolet has the highest frequency of the three and so the most energy in each photon. Radio waves have the longest wavelength.',
        proof: (s) => {
          const [ionises = '', longest = ''] = s.split(' | ')
          const three = ['ultraviolet', 'infrared', 'radio waves'].map(place)
          return place(ionises) === Math.max(...three) && place(longest) === Math.min(...three)
        },
      }),
  ),
]
