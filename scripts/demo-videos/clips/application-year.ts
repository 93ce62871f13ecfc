import type { Clip } from '../clip.ts'

const course = 'Your application year'

/** Short clips about the year of applying. Dates change: they say where to look. */
export const applicationYear: readonly Clip[] = [
  {
    title: 'Dates that decide',
    course,
    isVoiced: true,
    intro: [
      {
        say: 'A few dates decide your year. Write them down now.',
        french: 'Quelques dates décident de votre année. Notez-les dès maintenant.',
      },
    ],
    slides: [
      {
        heading: 'Summer',
        steps: [
          {
            show: '<b>Course and admissions test</b>: check both on the university’s page.',
            say: 'In summer, look up your course, and which admissions test it wants.',
            french: 'En été, vérifiez votre cursus et le test d’admission qu’il exige.',
          },
          {
            show: '<b>Register</b>: booking closes weeks before the test.',
            say: 'You register for the test yourself, and booking closes weeks before it.',
            french:
              'Vous vous inscrivez au test vous-même, et les inscriptions ferment des semaines avant.',
          },
        ],
      },
      {
        heading: 'Autumn',
        steps: [
          {
            show: '<b>October</b>: the ESAT for Cambridge and others',
            say: 'The ESAT has a sitting in October. Cambridge takes that one only.',
            spoken: 'The E-sat has a sitting in October. Cambridge takes that one only.',
            french: 'L’ESAT a une session en octobre. Cambridge n’accepte que celle-là.',
          },
          {
            show: '<b>15 October</b>: UCAS for Oxford, Cambridge and most of medicine',
            say: 'By 15 October, UCAS wants applications to Oxford, Cambridge and most medical courses.',
            spoken:
              'By the 15th of October, you-cass wants applications to Oxford, Cambridge and most medical courses.',
            french:
              'Avant le 15 octobre : candidature UCAS pour Oxford, Cambridge et presque toute la médecine.',
          },
          {
            show: '<b>December</b>: interviews',
            say: 'Interviews there are mostly in December.',
            french: 'Les entretiens y ont lieu surtout en décembre.',
          },
        ],
      },
      {
        heading: 'Winter',
        steps: [
          {
            show: '<b>January</b>: UCAS for most other courses, a second sitting of the ESAT',
            say: 'In January comes the UCAS date for most other courses, and a second sitting of the ESAT.',
            spoken:
              'In January comes the you-cass date for most other courses, and a second sitting of the E-sat.',
            french:
              'En janvier : la date UCAS pour la plupart des autres cursus et une seconde session de l’ESAT.',
          },
          {
            show: 'Your school’s own dates are earlier.',
            say: 'Your school needs time for its reference, so its own dates come earlier.',
            french:
              'Votre lycée prépare sa recommandation : ses propres échéances tombent plus tôt.',
          },
        ],
      },
      {
        heading: 'This week',
        steps: [
          {
            show: 'Check each date on the official pages: they move from year to year.',
            say: 'Dates move from year to year. Check each one on the official pages this week.',
            french:
              'Les dates changent chaque année. Vérifiez-les cette semaine sur les pages officielles.',
          },
        ],
      },
    ],
  },
  {
    title: 'Reading around your subject',
    course,
    isVoiced: false,
    intro: ['Little, often, and with a pencil.'],
    slides: [
      {
        heading: 'Choose',
        steps: [
          'One book that is a little too hard, one that you enjoy.',
          'Follow a question, not a list: what did a lesson leave open?',
          'A lecture, a podcast or an article counts as well.',
        ],
      },
      {
        heading: 'Write three lines',
        steps: [
          { show: '<b>Claim</b>: what does it say?', say: 'The claim: what does it say?' },
          { show: '<b>Reason</b>: how do they know?', say: 'The reason: how do they know?' },
          {
            show: '<b>Question</b>: what would I ask?',
            say: 'The question: what would I ask the author?',
          },
        ],
      },
      {
        heading: 'Make it your own',
        steps: [
          'Work one result through yourself, with your own numbers.',
          'Find somebody who disagrees, and say who convinces you.',
          'Explain it to a friend in two minutes.',
        ],
      },
      {
        heading: 'In your statement',
        steps: [
          'One idea that changed your mind is worth more than ten titles.',
          'Name only what you have read: you may be asked about it.',
        ],
      },
    ],
  },
  {
    title: 'The week before the test',
    course,
    isVoiced: true,
    intro: ['You learn little that is new in the last week. But you can lose less.'],
    slides: [
      {
        heading: 'Seven to three days before',
        steps: [
          {
            show: 'Two timed papers, at the hour of the test',
            say: 'Do two papers against the clock, at the hour of your test: 27 questions in 40 minutes.',
          },
          {
            show: 'Review longer than you sat.',
            say: 'Spend more time on reviewing them than you sat. Why was each mistake made?',
          },
          {
            show: 'One page of your own slips',
            say: 'Write one page of the slips that you make often.',
          },
        ],
      },
      {
        heading: 'Two days before',
        steps: [
          {
            show: 'Easy questions, no new topics',
            say: 'Then only easy questions, to keep your hand in. No new topics.',
          },
          {
            show: 'Passport, way, time: ready',
            say: 'Put out the photo identification that your booking asks for. Look up your way.',
          },
        ],
      },
      {
        heading: 'On the day',
        steps: [
          {
            show: 'Nothing is taken off for a wrong answer: leave no blank.',
            say: 'A wrong answer costs nothing, so leave none blank.',
          },
          {
            show: 'Stuck after a minute: guess, flag, go on.',
            say: 'If you are stuck after a minute, choose one, flag it and go on.',
          },
          {
            show: 'A new part is a new start.',
            say: 'Each part is marked by itself. A bad one is over when it is over.',
          },
        ],
      },
    ],
  },
]
