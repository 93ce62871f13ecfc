import type { Clip } from '../clip.ts'
import { oxygen } from './figures.ts'

/** The clip of the course that is not published yet. */
export const biology: readonly Clip[] = [
  {
    title: 'Data questions first',
    course: 'Biology under time',
    isVoiced: false,
    intro: ['In many questions of biology all you need is in the figure.'],
    slides: [
      {
        heading: 'Read the axes',
        figure: oxygen,
        steps: [
          {
            show: 'What, and in which unit?',
            say: 'First read what each axis shows, and in which unit. The answer options come later.',
          },
          {
            show: 'Slope: a rate',
            say: 'Here oxygen is drawn against time, so the slope is the rate of photosynthesis.',
          },
          {
            show: 'At 4 minutes: some 33 cm³',
            say: 'The first part is straight: some 33 cm³ in 4 minutes, about 8 cm³ each minute.',
            spoken:
              'The first part is straight: some 33 cubic centimetres in 4 minutes, about 8 each minute.',
          },
          {
            show: 'Level: none is added',
            say: 'At the end the line is level. No more oxygen is given off, so something has run out.',
          },
        ],
      },
      {
        heading: 'Change in per cent',
        steps: [
          {
            show: 'Pulse from 60 to 84 a minute',
            say: 'A pulse goes from 60 to 84 beats a minute. By how many per cent is that?',
          },
          {
            show: '\\(\\dfrac{84-60}{60}=\\dfrac{24}{60}=40\\ \\%\\)',
            say: 'The change is 24. Divide by where it began: 24 over 60 is 40 %.',
          },
        ],
      },
      {
        heading: 'What data do not say',
        steps: [
          {
            show: 'Together is not because.',
            say: 'Two things that rise together need not cause one another.',
          },
          {
            show: 'Choose what the figure shows.',
            say: 'Choose the option that the figure shows, not one that you know from elsewhere.',
          },
        ],
      },
    ],
  },
]
