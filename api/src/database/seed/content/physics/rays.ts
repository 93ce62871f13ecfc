import { faint, figure, label, line, path, plot, RED } from '../figures.ts'
import { familyOf, h, mcq, statements } from '../kit.ts'
import { is, near, range, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Physics', 'physics')

const bob = (t: number): number => 4 * Math.cos((2 * Math.PI * t) / 0.8)

function bobGraph(): string {
  const g = plot(
    { from: 0, to: 2, step: 0.2, label: 'time in s' },
    { from: -6, to: 6, step: 2, label: 'displacement in cm' },
  )
  return figure(
    g.width,
    g.height,
    [...g.body, g.curve(bob)],
    'Displacement of a float against time: it starts at 4 cm, passes zero at 0.2 s, reaches −4 cm at 0.4 s and is back at 4 cm at 0.8 s; this repeats up to 2.0 s.',
  )
}

function block(): string {
  return figure(
    340,
    230,
    [
      path(
        [
          [40, 40],
          [300, 40],
          [300, 130],
          [40, 130],
        ],
        { close: true, fill: '#dbeafe' },
      ),
      faint([170, 60], [170, 210]),
      line([62.8, 40], [170, 130], { colour: RED, arrow: true }),
      label([148, 92], '50°', { size: 14 }),
      label([72, 118], 'glass'),
      label([72, 155], 'air'),
    ],
    'A ray inside a glass block falls on its lower surface at 50 degrees to the dashed normal. Below the surface is air.',
  )
}

export const rays: Family[] = [
  family(
    'wave-trains',
    ['Waves', 'Wave properties'],
    () =>
      mcq({
        d: 2,
        data: bobGraph(),
        text: h`A float bobs up and down as waves pass it at \(2.5\ \mathrm{m\,s^{-1}}\). The graph shows its motion. What is the wavelength of the waves?`,
        unit: 'm',
        right: [2, h`\(2.5 \times 0.8\).`],
        wrong: [
          [1, 'Half of a period was used.'],
          [5, 'The time of the whole graph was used.'],
          [3.1, 'The speed was divided by the period.'],
          [0.32, 'The period was divided by the speed.'],
        ],
        solution: h`The period is 0.8 s. In this time the waves move on by one wavelength: \(2.5 \times 0.8 = 2\ \mathrm{m}\).`,
        proof: (s) => {
          const period = value(s) / 2.5
          return (
            [0, 0.1, 0.5].every((t) => near(bob(t + 0.05), bob(t + 0.05 + period), 1e-6)) &&
            period < 1
          )
        },
      }),
    () =>
      mcq({
        d: 3,
        text: 'On a pond, the horizontal distance from a crest to the next trough is 1.5 m, and five crests pass a post in 25 s (one every 5 s). How fast do the waves travel?',
        unit: 'm s^-1',
        right: [0.6, h`\(3.0 \div 5\).`],
        wrong: [
          [0.3, 'The distance from crest to trough was taken for the wavelength.'],
          [15, 'The wavelength was multiplied by the period.'],
          [7.5, 'Half of the wavelength was multiplied by the period.'],
          [0.12, 'The wavelength was divided by 25 s.'],
        ],
        solution: h`The wavelength is \(2 \times 1.5 = 3.0\ \mathrm{m}\) and the period 5 s: \(v = 3.0 \div 5 = 0.6\ \mathrm{m\,s^{-1}}\).`,
        // from crest to trough takes half a period
        proof: (s) => near(1.5 / value(s), 5 / 2),
      }),
    () =>
      mcq({
        d: 5,
        text: h`A dipper touches the water of a tank ten times in each second, and the ripples run at \(40\ \mathrm{cm\,s^{-1}}\). The dipper itself is moved through the water at \(10\ \mathrm{cm\,s^{-1}}\). What is the distance between the crests ahead of it?`,
        unit: 'cm',
        right: [3, h`\((40 - 10) \div 10\).`],
        wrong: [
          [4, 'This is the wavelength when the dipper stays in one place.'],
          [5, 'This is the distance between the crests behind it.'],
          [1, 'Only the movement of the dipper was used.'],
          [30, 'The difference of the speeds was not divided by the frequency.'],
        ],
        solution: h`In the 0.1 s between two touches a crest runs 4 cm ahead, and the dipper follows it by 1 cm. So the next crest starts 3 cm behind the first.`,
        proof: (s) => {
          // places, one second later, of the crests made at 0.0 s and 0.1 s
          const crest = (made: number) => 10 * made + 40 * (1 - made)
          return is(s, crest(0) - crest(0.1))
        },
      }),
  ),
  family(
    'light-paths',
    ['Waves', 'Light and sound'],
    () =>
      mcq({
        d: 2,
        data: block(),
        text: h`The critical angle of this glass is \(42^{\circ}\). What happens to the ray at the surface?`,
        right: [
          'All of it is reflected, at 50 degrees to the normal.',
          'The angle is larger than the critical angle.',
        ],
        wrong: [
          [
            'All of it is reflected, at 42 degrees to the normal.',
            'The angle of reflection equals the angle of incidence.',
          ],
          [
            'It leaves the glass and bends away from the normal.',
            'This happens only below the critical angle.',
          ],
          ['It leaves the glass along the surface.', 'This happens exactly at the critical angle.'],
          [
            'It leaves the glass and bends towards the normal.',
            'Light that goes into air would bend away from the normal.',
          ],
        ],
        solution: h`The angle of incidence, \(50^{\circ}\), is larger than the critical angle. There is total internal reflection, and the angle of reflection is \(50^{\circ}\) too.`,
        proof: (s) => {
          const index = 1 / Math.sin((42 * Math.PI) / 180)
          const outside = index * Math.sin((50 * Math.PI) / 180)
          return outside > 1 && s.startsWith('All of it is reflected, at 50')
        },
      }),
    () =>
      mcq({
        d: 3,
        text: h`A worker strikes a long steel rail with a hammer. At the far end of the rail, 1020 m away, the blow is heard twice: through the steel, where sound travels at \(5100\ \mathrm{m\,s^{-1}}\), and through the air, where it travels at \(340\ \mathrm{m\,s^{-1}}\). How much time lies between the two sounds?`,
        unit: 's',
        right: [2.8, h`\(3.0 - 0.2\).`],
        wrong: [
          [3, 'This is the time through the air.'],
          [0.2, 'This is the time through the steel.'],
          [3.2, 'The two times were added.'],
          [0.21, 'The distance was divided by the difference of the speeds.'],
        ],
        solution: h`Air: \(1020 \div 340 = 3.0\ \mathrm{s}\). Steel: \(1020 \div 5100 = 0.2\ \mathrm{s}\). The difference is 2.8 s.`,
        // one metre of rail at a time
        proof: (s) =>
          near(
            value(s),
            range(1, 1020).reduce((t) => t + 1 / 340 - 1 / 5100, 0),
          ),
      }),
    () =>
      mcq({
        d: 4,
        text: 'Two plane mirrors stand at right angles to each other. A narrow beam strikes one of them, and after it has been reflected by both it leaves. Through what angle has the beam been turned altogether?',
        unit: '°',
        right: [180, 'It goes back parallel to its first path, whatever its direction.'],
        wrong: [
          [90, 'The angle between the mirrors was taken.'],
          [270, 'The turns were taken to be of 135 degrees each.'],
          [45, 'The mirrors were taken to halve the right angle.'],
          [360, 'The beam would then go on as if there were no mirrors.'],
        ],
        solution: h`If the beam meets the first mirror at an angle \(\alpha\) to its surface, it is turned by \(2\alpha\). It meets the second at \(90^{\circ} - \alpha\) and is turned by \(180^{\circ} - 2\alpha\), in the same sense. Together: \(180^{\circ}\).`,
        proof: (s) => {
          // mirrors along the axes: each reverses one component of the direction
          const turned = [10, 35, 70].map((degrees) => {
            const [x, y] = [Math.cos(degrees), Math.sin(degrees)]
            return (Math.acos(Math.max(-1, -x * x - y * y)) * 180) / Math.PI
          })
          return turned.every((each) => near(each, value(s)))
        },
      }),
    () =>
      mcq({
        d: 1,
        text: 'A note is played on a flute, and then the same note is played louder. What has changed in the sound wave?',
        right: ['its amplitude', 'A louder sound has a larger amplitude.'],
        wrong: [
          ['its frequency', 'The frequency decides the pitch, which is the same.'],
          ['its speed', 'The speed depends on the air, not on the loudness.'],
          ['its wavelength', 'Speed and frequency are the same, so the wavelength is too.'],
        ],
        solution:
          'The pitch goes with the frequency and the loudness with the amplitude. In the same air the speed does not change.',
        proof: (s) => {
          const [quiet, loud] = [1, 2].map((size) => (t: number) => size * Math.sin(440 * t))
          const same =
            quiet !== undefined &&
            loud !== undefined &&
            Math.sign(quiet(1.234)) === Math.sign(loud(1.234))
          return same && s === 'its amplitude'
        },
      }),
  ),
  family(
    'electromagnetic',
    ['Waves', 'Electromagnetic spectrum'],
    () =>
      mcq({
        d: 1,
        text: 'Which property do radio waves, visible light and X-rays have in common?',
        right: [
          'their speed in a vacuum',
          'All electromagnetic waves travel at the speed of light.',
        ],
        wrong: [
          ['their wavelength', 'It differs by many powers of ten.'],
          ['their frequency', 'It differs by many powers of ten.'],
          ['their effect on living cells', 'Only X-rays of the three ionise.'],
          ['their need of a medium', 'None of them needs one.'],
        ],
        solution:
          'All electromagnetic waves are transverse, need no medium and travel at the same speed in a vacuum; they differ in frequency and wavelength.',
        proof: (s) => {
          const waves = [
            [3e6, 100],
            [6e14, 5e-7],
            [3e18, 1e-10],
          ]
          return waves.every(([f = 0, length = 0]) => near(f * length, 3e8)) && s.includes('speed')
        },
      }),
    () =>
      mcq({
        d: 3,
        text: h`A television signal is sent straight up to a satellite \(3.6 \times 10^7\ \mathrm{m}\) above the ground and straight down again. The speed of light is \(3.0 \times 10^8\ \mathrm{m\,s^{-1}}\). How long is the signal on its way?`,
        unit: 's',
        right: [0.24, h`\(7.2 \times 10^7 \div (3.0 \times 10^8)\).`],
        wrong: [
          [0.12, 'Only the way up was counted.'],
          [0.06, 'The distance was halved.'],
          [2.4, 'One power of ten was lost.'],
          [4.2, 'Speed was divided by distance.'],
        ],
        solution: h`The way is \(2 \times 3.6 \times 10^7 = 7.2 \times 10^7\ \mathrm{m}\). \(t = \dfrac{7.2 \times 10^7}{3.0 \times 10^8} = 0.24\ \mathrm{s}\).`,
        proof: (s) => near((value(s) / 2) * 3e8, 3.6e7),
      }),
    () =>
      mcq({
        d: 4,
        text: h`Light of frequency \(5.0 \times 10^{14}\ \mathrm{Hz}\) passes from air, where its speed is \(3.0 \times 10^8\ \mathrm{m\,s^{-1}}\), into glass, where its speed is \(2.0 \times 10^8\ \mathrm{m\,s^{-1}}\). By how much does its wavelength change?`,
        right: ['It becomes 200 nm shorter.', 'From 600 nm to 400 nm.'],
        wrong: [
          ['It becomes 200 nm longer.', 'The light slows down, so the wavelength shrinks.'],
          ['It becomes 400 nm shorter.', 'This is the wavelength in the glass.'],
          ['It does not change.', 'It is the frequency that does not change.'],
          ['It becomes 300 nm longer.', 'The wavelength was multiplied by one and a half.'],
        ],
        solution: h`\(\lambda = \dfrac{v}{f}\): in air \(\dfrac{3.0 \times 10^8}{5.0 \times 10^{14}} = 600\ \mathrm{nm}\), in glass \(\dfrac{2.0 \times 10^8}{5.0 \times 10^{14}} = 400\ \mathrm{nm}\). The frequency stays the same.`,
        proof: (s) => {
          const change = Math.round((2e8 / 5e14 - 3e8 / 5e14) * 1e9)
          return s === `It becomes ${Math.abs(change)} nm ${change < 0 ? 'shorter' : 'longer'}.`
        },
      }),
    (rng) =>
      statements({
        rng,
        d: 2,
        text: 'Infrared and ultraviolet are neighbours of visible light in the electromagnetic spectrum.',
        list: [
          [
            'Remote controls of television sets use infrared.',
            true,
            'they send pulses of it.',
            () => 9.4e-7 > 7e-7,
          ],
          [
            'Ultraviolet has a longer wavelength than visible light.',
            false,
            'its frequency is higher, so its wavelength is shorter.',
            () => 2e-7 > 4e-7,
          ],
          [
            'Ultraviolet can cause sunburn.',
            true,
            'it carries enough energy to damage the cells of the skin.',
            () => 3e8 / 3e-7 > 3e8 / 7e-7,
          ],
        ],
        solution: 'Infrared lies beyond red, ultraviolet beyond violet.',
      }),
  ),
]
