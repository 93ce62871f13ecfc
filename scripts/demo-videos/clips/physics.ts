import type { Clip } from '../clip.ts'
import { circuit, slope, wave } from './figures.ts'

const course = 'Physics you can picture'

/** Short clips of physics; the field of gravity is 10 N/kg, as in the test. */
export const physics: readonly Clip[] = [
  {
    title: 'Forces on a slope',
    course,
    isVoiced: true,
    intro: ['On a slope, resolve along it and at right angles to it.'],
    slides: [
      {
        heading: 'Draw all forces',
        figure: slope,
        steps: [
          {
            show: 'Weight \\(W\\), straight down',
            say: 'A block rests on a slope at an angle θ. Its weight W points straight down.',
          },
          {
            show: 'Along the slope: \\(W\\sin\\theta\\)<br>Into it: \\(W\\cos\\theta\\)',
            say: 'Along the slope that is W sin θ, and into the slope W cos θ.',
          },
          {
            show: '\\(R=W\\cos\\theta\\)',
            say: 'The slope pushes back at right angles: R = W cos θ.',
          },
          {
            show: '\\(F=W\\sin\\theta\\)',
            say: 'It does not slide, so friction F, up the slope, is W sin θ.',
          },
        ],
      },
      {
        heading: 'Check the ends',
        steps: [
          {
            show: 'Flat, \\(\\theta=0\\): \\(W\\sin\\theta=0\\)',
            say: 'Sine or cosine? When it is flat, nothing pulls along it: that is the sine.',
          },
          {
            show: 'Upright, \\(\\theta=90°\\): \\(W\\cos\\theta=0\\)',
            say: 'Upright, nothing presses into it: that is the cosine.',
          },
        ],
      },
      {
        heading: 'Without friction',
        steps: [
          {
            show: '2 kg, smooth slope of 30°',
            say: 'Now 2 kg on a smooth slope of 30°. What is its acceleration?',
          },
          {
            show: '\\(ma=mg\\sin30°\\)',
            say: 'Only m g sin 30° acts along the slope, so the mass cancels.',
            spoken: 'Only m g sine 30 degrees acts along the slope, so the mass cancels.',
          },
          { show: '\\(a=10\\times\\frac12=5\\ \\text{m/s}^2\\)', say: 'Half of g is 5 m/s².' },
        ],
      },
    ],
  },
  {
    title: 'Energy instead of time',
    course,
    isVoiced: false,
    intro: ['If a question neither gives time nor asks for it, think of energy.'],
    slides: [
      {
        heading: 'A fall',
        steps: [
          {
            show: 'Dropped from 20 m: how fast?',
            say: 'A stone is dropped from 20 m. How fast does it reach the ground?',
          },
          {
            show: '\\(mgh=\\frac12mv^2\\)',
            say: 'What it loses in height it gains in speed, and the mass cancels.',
          },
          {
            show: '\\(v=\\sqrt{2\\times10\\times20}=20\\ \\text{m/s}\\)',
            say: 'So v is the root of 400, which is 20 m/s.',
          },
        ],
      },
      {
        heading: 'Brakes',
        steps: [
          {
            show: 'From 10 m/s a car stops in 8 m.<br>From 20 m/s, by the same force?',
            say: 'A car at 10 m/s stops in 8 m. How far does it go from 20 m/s, with the same force?',
          },
          {
            show: '\\(Fd=\\frac12mv^2\\)',
            say: 'Force times distance takes away all its kinetic energy.',
          },
          {
            show: 'Twice \\(v\\), four times \\(d\\): 32 m',
            say: 'Twice the speed is four times the energy, so four times the distance: 32 m.',
          },
        ],
      },
      {
        heading: 'A spring',
        steps: [
          {
            show: '\\(k=200\\ \\text{N/m}\\), pressed by 0.10 m;<br>a ball of 0.050 kg',
            say: 'A spring of 200 N/m, pressed by 0.10 m, throws a ball of 0.050 kg straight up.',
          },
          {
            show: '\\(\\frac12kx^2=\\frac12\\times200\\times0.01=1\\ \\text{J}\\)',
            say: 'It stores one half k x², which is 1 joule.',
            spoken: 'It stores one half k x squared, which is one joule.',
          },
          {
            show: '\\(h=\\dfrac{1}{0.050\\times10}=2\\ \\text{m}\\)',
            say: 'The ball weighs half a newton, so 1 joule lifts it by 2 m.',
            spoken: 'The ball weighs half a newton, so one joule lifts it by 2 metres.',
          },
        ],
      },
    ],
  },
  {
    title: 'Circuits by potential',
    course,
    isVoiced: true,
    intro: ['Give each wire its potential, and the currents follow.'],
    slides: [
      {
        heading: 'One wire, one potential',
        figure: circuit,
        steps: [
          {
            show: 'A 12 V battery, three resistors',
            say: 'A battery of 12 V, 2 Ω on top, then 6 Ω and 3 Ω side by side.',
          },
          {
            show: 'Ends: 12 V and 0 V',
            say: 'Call the lower wire 0 V. Then the upper left one is at 12 V.',
          },
          {
            show: '6 Ω beside 3 Ω:<br>\\(\\dfrac{6\\times3}{6+3}=2\\ \\Omega\\)',
            say: 'Side by side, 6 Ω and 3 Ω make 2 Ω: their product over their sum.',
          },
          {
            show: '2 Ω and 2 Ω: half each',
            say: '2 Ω and 2 Ω share the 12 V equally. The wire between them is at 6 V.',
          },
        ],
      },
      {
        heading: 'Then the currents',
        steps: [
          {
            show: '2 Ω: \\((12-6)\\div2=3\\ \\text{A}\\)',
            say: 'Through 2 Ω: 6 V over 2 Ω is 3 A.',
          },
          {
            show: '6 Ω: \\(6\\div6=1\\ \\text{A}\\)<br>3 Ω: \\(6\\div3=2\\ \\text{A}\\)',
            say: 'Through 6 Ω it is 1 A, and through 3 Ω it is 2 A.',
            spoken: 'Through 6 ohms it is 1 amp, and through 3 ohms it is 2 amps.',
          },
          {
            show: '\\(1+2=3\\): it fits.',
            say: 'What comes in goes out: 1 and 2 make 3. So it fits.',
          },
        ],
      },
    ],
  },
  {
    title: 'Waves and phase',
    course,
    isVoiced: false,
    intro: ['Phase is how far along its cycle a point is.'],
    slides: [
      {
        heading: 'Phase along a wave',
        figure: wave,
        steps: [
          { show: 'The wavelength is 4 m.', say: 'The wavelength of this wave is 4 m.' },
          {
            show: '1 m on: \\(90°\\) or \\(\\frac{\\pi}{2}\\)',
            say: '1 m further on, the phase differs by a quarter of a cycle: 90° or π/2.',
          },
          {
            show: '2 m on: \\(180°\\) or \\(\\pi\\)',
            say: '2 m on, it differs by half a cycle, 180° or π: opposite.',
          },
          { show: '4 m on: in phase', say: '4 m on, the points move together: in phase.' },
        ],
      },
      {
        heading: 'Speed',
        steps: [
          { show: '\\(v=f\\lambda\\)', say: 'Speed is frequency times wavelength.' },
          {
            show: '\\(50\\ \\text{Hz}\\times4\\ \\text{m}=200\\ \\text{m/s}\\)',
            say: 'At 50 Hz, a wave of 4 m travels at 50 × 4 = 200 m/s.',
          },
        ],
      },
      {
        heading: 'Two sources in phase',
        steps: [
          {
            show: 'Paths differ by \\(\\lambda,\\ 2\\lambda,\\ \\dots\\): strong',
            say: 'Where the paths differ by whole wavelengths, the waves add up.',
          },
          {
            show: 'by \\(\\frac12\\lambda,\\ \\frac32\\lambda,\\ \\dots\\): weak',
            say: 'Where they differ by a half, or one and a half, the waves cancel.',
          },
          {
            show: 'Paths 10 m and 16 m: \\(6\\ \\text{m}=\\frac32\\lambda\\), weak',
            say: 'Paths of 10 m and 16 m differ by 6 m, one and a half wavelengths: weak.',
          },
        ],
      },
    ],
  },
  {
    title: 'Units as a check',
    course,
    isVoiced: false,
    intro: ['A formula with wrong units is wrong.'],
    slides: [
      {
        heading: 'Which is a time?',
        steps: [
          {
            show: '\\(\\sqrt{\\dfrac{l}{g}}\\quad\\sqrt{\\dfrac{g}{l}}\\quad\\dfrac{l}{g}\\)',
            say: 'Which could be the period of a pendulum: √(l/g), √(g/l) or l/g?',
          },
          {
            show: '\\(\\dfrac{l}{g}\\): \\(\\dfrac{\\text{m}}{\\text{m/s}^2}=\\text{s}^2\\)',
            say: 'l/g is in metres over metres per second squared: seconds squared.',
          },
          {
            show: 'so \\(\\sqrt{l/g}\\) is in seconds.',
            say: 'So √(l/g) is in seconds. Only that can be the period.',
          },
        ],
      },
      {
        heading: 'Pressure',
        steps: [
          {
            show: 'Is \\(\\rho gh\\) a pressure?',
            say: 'Is ρgh a pressure, in newtons per square metre?',
          },
          {
            show: '\\(\\dfrac{\\text{kg}}{\\text{m}^3}\\times\\dfrac{\\text{N}}{\\text{kg}}\\times\\text{m}=\\dfrac{\\text{N}}{\\text{m}^2}\\)',
            say: 'kg/m³ times N/kg times m is N/m². Yes.',
          },
        ],
      },
      {
        heading: 'Power',
        steps: [
          { show: 'Is \\(Fv\\) a power?', say: 'Is force times speed a power?' },
          {
            show: '\\(\\text{N}\\times\\dfrac{\\text{m}}{\\text{s}}=\\dfrac{\\text{J}}{\\text{s}}=\\text{W}\\)',
            say: 'Newtons times metres are joules, and joules per second are watts. Yes.',
          },
        ],
      },
      {
        heading: 'What units cannot tell',
        steps: [
          {
            show: 'Numbers such as \\(\\frac12\\) or \\(2\\pi\\)',
            say: 'Units do not show numbers without units, such as ½ or 2π.',
          },
          {
            show: 'Strike out what is wrong, then test the rest.',
            say: 'Strike out the options whose units are wrong, then test the rest at an extreme.',
          },
        ],
      },
    ],
  },
]
