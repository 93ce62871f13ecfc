/** Three answers, each with a first paragraph and last sentences of which one is taken. */
export interface StatementTexts {
  course: string
  answers: readonly { text: string; ends: readonly [string, string] }[]
}

/** Statements of the students around the one who is shown. */
export const statementTexts: readonly StatementTexts[] = [
  {
    course: 'Law',
    answers: [
      {
        text: 'I spent a day in the public gallery of a county court and heard three cases about the same landlord. In each of them the facts were clear, and in each the argument was about a single word: whether a boiler that works on most days is “in working order”. I had thought of law as a list of rules. What I saw was people giving reasons to somebody who had to be fair to both of them by the end of the morning.',
        ends: [
          'I want to study how such a word gets its meaning, and who may decide.',
          'Since then I have read judgments for the pleasure of watching a mind change.',
        ],
      },
      {
        text: 'History taught me to ask who wrote a document and for whom. In my coursework on the poor laws I compared a statute with the minutes of one parish, and found that the overseers had kept the letter of it and none of its purpose. In mathematics I learned the opposite skill: to follow a definition even where it leads somewhere unexpected. Reading a contract seems to need both.',
        ends: [
          'English has made me slow with words, which is the speed that they deserve.',
          'My essay on whether courts make law set these two habits against each other.',
        ],
      },
      {
        text: 'For a year I have helped on Thursdays at an advice centre, where I open the post and write down what people say before they see an adviser. Nobody tells a story in the order in which the form asks for it. I have learned to listen first and to sort later. I also argue for my school in mock trials, where I once lost because I had prepared only my own side.',
        ends: [
          'Since then I write the other side’s closing speech first.',
          'It was the most useful defeat that I have had.',
        ],
      },
    ],
  },
  {
    course: 'Medicine',
    answers: [
      {
        text: 'My grandfather was given nine tablets a day by four doctors who had never met. It was a pharmacist who laid them on the kitchen table and asked what each was for. Two of them were there to undo the effects of two others. I was sixteen, and it was the first time that I saw treatment as something that has to be thought through as a whole. I should like to be somebody who asks that question.',
        ends: [
          'Medicine joins a science that is never finished with a person who cannot wait for it.',
          'What draws me is the moment at which knowledge has to become advice.',
        ],
      },
      {
        text: 'In biology I was struck by how much of the body is feedback: a rise is answered by something that brings it down. Chemistry gave me the tool to follow one such loop, and I wrote an extended project on why insulin has to be injected and not swallowed. The hardest part was to say what the evidence did not show. I rewrote my conclusion four times, each time with fewer claims.',
        ends: [
          'Statistics has made me ask of each trial who was left out of it.',
          'I enjoyed being less sure at the end than at the beginning.',
        ],
      },
      {
        text: 'I have volunteered at a care home every Sunday since last summer. I help at meals, and I learned there to sit down before I speak. One resident repeats the same question; I used to answer it, and now I ask her about the person whom she is looking for. A week at a surgery showed me how ten minutes are shared out between listening, typing and deciding.',
        ends: [
          'I also swim for my county, and know what a plan is worth on a bad morning.',
          'I play the cello in a quartet, in which nobody can be right alone.',
        ],
      },
    ],
  },
  {
    course: 'Economics',
    answers: [
      {
        text: 'When the price of olive oil doubled, my aunt’s restaurant did not change its menu but its portions. Nobody noticed, and the bill stayed the same. I began to look for prices that hide: smaller bars of chocolate, longer queues, later trains. A book on inflation that I read that summer had no word for them. I want to study economics because the simplest thing in it, what something costs, turned out to be hard to see.',
        ends: [
          'I should like to learn how one measures what everybody agrees to hide.',
          'My question for now is who pays when nobody sees the price.',
        ],
      },
      {
        text: 'Mathematics is the subject in which I am most at home, above all where a small change in one quantity is followed through to another. In further mathematics I used a matrix to model how students of my school move between three lunch queues, and found that the queue which everybody joins is seldom the fastest. In history I learned to distrust such models where people know that they are being modelled.',
        ends: [
          'My essay on the corn laws tried to hold both thoughts at once.',
          'I have come to like the moment in which the numbers disagree with me.',
        ],
      },
      {
        text: 'I run the school shop with two friends. We tried selling the last sandwiches of the day at half price, and found that people began to wait for them. Our takings fell for three weeks before we understood. Since then we give them to the after-school club. I also tutor a younger pupil in fractions, which has taught me that an explanation which I find clear is often only one that I have heard before.',
        ends: [
          'Both have made me slower to say that people behave foolishly.',
          'Neither is in a textbook, and I think of both when I read one.',
        ],
      },
    ],
  },
  {
    course: 'Natural Sciences',
    answers: [
      {
        text: 'The pond behind our school turns green each May and clears again in June. For two summers I took a jar of it every third day and counted what swam past a line. The algae did not stop because they ran out of food, as I had expected, but because something had come to eat them. I like questions whose answer belongs to another subject than the one in which they were asked, and that is why I do not want to choose between them yet.',
        ends: [
          'A course that lets chemistry interrupt biology is the one for me.',
          'I should like to learn enough physics to ask why the jar was never still.',
        ],
      },
      {
        text: 'In chemistry I have come to see equilibrium everywhere, and in physics to be careful about calling anything still. For a practical on rates I changed the temperature in steps of five degrees and found that my line bent at the end. The bend was evaporation, which took me two lessons and a balance to discover. I learned more from that than from the eight points that lay where they should.',
        ends: [
          'Mathematics is how I find out which of my ideas were only words.',
          'Since then I draw the graph while I measure, and not afterwards.',
        ],
      },
      {
        text: 'I keep the weather station of our school, which means cleaning a funnel in the rain. Its record goes back to 1971, with a gap in each summer holiday, and I wrote a small program that says how sure one can be of a mean with holes in it. I spoke about it at a county science day, where a farmer asked me a question that I could not answer and that I have been reading about since.',
        ends: [
          'I also bake, which is chemistry with witnesses.',
          'Outside I climb, where I have learned to check a knot twice.',
        ],
      },
    ],
  },
  {
    course: 'History',
    answers: [
      {
        text: 'In the attic of our house we found the rent book of 1911, with each week’s sum and now and then a line in another hand: “will pay”. I traced the family through a census and a war memorial, and came to an end where the paper did. What has stayed with me is how much the book tells about people who never meant to tell us anything. I want to learn to read what was written for other reasons than to be read by me.',
        ends: [
          'History seems to me the art of asking a question that a source did not expect.',
          'I have since spent most of my Saturdays in the county record office.',
        ],
      },
      {
        text: 'My courses have taken me from the Tudors to the Cold War, and I was surprised by how often the same argument returned: whether people or conditions make things happen. In an essay on 1914 I tried to write each paragraph so that somebody of the other opinion could accept it. Latin has been the best training in this, since a sentence there cannot be understood before its last word.',
        ends: [
          'Economics has given me the habit of asking what the other choice was.',
          'I have learned to leave a question open without leaving it alone.',
        ],
      },
      {
        text: 'I guide visitors through a mill on Sundays. Children ask who was hurt, adults ask what it cost, and I have changed my tour twice because of their questions. With two friends I record what older people in our street remember of the floods, and we have had to think about what to do when two of them cannot both be right. We now publish both accounts, each with a note on what we could check.',
        ends: [
          'Debating has taught me to be brief, and the mill to be patient.',
          'It is the nearest I have come to doing history and not only reading it.',
        ],
      },
    ],
  },
]

/** The second version of the statement of the student who is shown. */
const second: readonly [string, string, string] = [
  `When I was fourteen the footbridge near our house was closed because it swayed when the school walked home over it. I watched an engineer tie a barrel of sand to the middle of the span and wait. The swaying stopped. I have always been passionate about solving problems. That a barrel could do what forty tonnes of steel could not is what made me want to be an engineer.
Since then I have read about damped oscillations, and I understand now that the barrel took energy out of one way of swaying and not out of the others. What draws me to general engineering is that the same equation describes the bridge, the suspension of a car and the circuit of a radio.`,
  `Further mathematics gave me the equation, and physics the doubt. I measured how a pendulum dies away in air, in water and in oil. My results for oil did not fit a straight line, so I plotted the logarithm of the swing and found where the line began to bend.
For my project I treated our footbridge as a mass on a spring and found a frequency of 0.9 Hz, close to the rate at which people walk. The model is too simple. I should like to know how one decides that a model is simple enough.`,
  `I captain the robotics team of our school. This taught me teamwork and leadership. In our second year the arm shook whenever it stopped, and we cured it by making the motor slower, which was not the cure that any of us wanted.
I work on Saturdays in a bicycle shop, where I true wheels. A wheel is a structure that stands up because everything in it pulls, and one learns to find the wrong spoke by its note. I have also taught a younger boy to do it, which took longer than learning it.`,
]

type Change = readonly [part: 0 | 1 | 2, from: string, to: string]

const changed = (changes: readonly Change[]): string[] =>
  second.map((text, at) =>
    changes.reduce((now, [part, from, to]) => (part === at ? now.replace(from, to) : now), text),
  )

/** The first version, the second, and what has been written since. */
export const mainStatement = {
  first: changed([
    [
      0,
      ' and I understand now that the barrel took energy out of one way of swaying and not out of the others.',
      ' which I found very interesting.',
    ],
    [
      0,
      'I watched an engineer tie a barrel of sand to the middle of the span and wait. The swaying stopped.',
      'An engineer came and put a barrel of sand on it, and it stopped.',
    ],
    [1, ', so I plotted the logarithm of the swing and found where the line began to bend', ''],
    [2, ', and one learns to find the wrong spoke by its note', ''],
    [2, ', which was not the cure that any of us wanted', ''],
  ]),
  second,
  draft: changed([
    [0, 'I have always been passionate about solving problems. ', ''],
    [
      0,
      'the same equation describes the bridge, the suspension of a car and the circuit of a radio',
      'the same equation describes the bridge, the suspension of a car and a tuned circuit',
    ],
    [
      1,
      'The model is too simple. I should like',
      'The model is far too simple: it lets the deck move in one way only, and people do not walk in step. I should like',
    ],
    [
      2,
      'I captain the robotics team of our school. This taught me teamwork and leadership. In our second year the arm',
      'In the second year of our robotics team the arm',
    ],
    [
      2,
      'which took longer than learning it.',
      'which took longer than learning it and showed me what I had only felt with my fingers.',
    ],
  ]),
}
