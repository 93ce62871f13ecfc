import { BLUE, figure, label, plot, rect } from '../../figures.ts'
import { h, table } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Mathematics 1', 'Statistics')

function histogram(): string {
  const g = plot(
    { from: 0, to: 30, step: 5, label: 'mass in kg' },
    { from: 0, to: 6, step: 1, label: 'frequency density' },
  )
  const bars: [number, number, number][] = [
    [0, 10, 2],
    [10, 15, 5],
    [15, 30, 1],
  ]
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      ...bars.flatMap(([from, to, density]) => [
        rect([g.px(from), g.py(density)], g.px(to) - g.px(from), g.py(0) - g.py(density), {
          colour: BLUE,
          fill: '#dbeafe',
        }),
        label([(g.px(from) + g.px(to)) / 2, g.py(density / 2)], String((to - from) * density), {
          size: 13,
        }),
      ]),
    ],
    'Histogram with three bars: from 0 to 10 kg with frequency density 2, from 10 to 15 kg with density 5, and from 15 to 30 kg with density 1. Written in the bars are their areas, 20, 25 and 15.',
  )
}

export const statisticsPages: readonly LearnPage[] = [
  lesson(
    'Averages and spread',
    h`
An average says where the values lie, a measure of spread how far apart they are. Questions in admissions tests rarely ask you just to compute them; they ask what happens when something changes.

### Three averages

- The <strong>mean</strong> is the total divided by the number of values. It uses every value.
- The <strong>median</strong> is the middle one in order, or the mean of the middle two.
- The <strong>mode</strong> is the most frequent one.

An outlier pulls the mean towards it and hardly moves the median.

### Think in totals

Means cannot be added, but totals can. If 10 pupils have a mean of 62 and 30 pupils a mean of 70, the total is \(620 + 2100 = 2720\) and the mean of all is \(2720 \div 40 = 68\). In a frequency table, multiply each value by its frequency before adding.

### Spread

The range is the greatest value less the least. The interquartile range is the upper quartile less the lower one: the spread of the middle half, which outliers do not disturb.

${table(
  ['change of every value', 'mean and median', 'range and interquartile range'],
  [
    ['add 5', 'rise by 5', 'do not change'],
    ['multiply by 3', 'are multiplied by 3', 'are multiplied by 3'],
  ],
)}

### Worked example

Six numbers have mean 9. When one is taken away the mean of the others is 8. Which one went? The total falls from 54 to 40, so it was 14.

### Puzzles with whole numbers

“Five different positive integers with mean 10 and median 12”: write the total, 50, and the middle one, and make the others as small or as large as the question wants.

### Take care

- Put the values in order before you look for the median.
- Divide by the number of values, not by the number of columns of the table.
- From grouped data you get only an estimate, by using the middle of each class.
- Compare two groups by an average <em>and</em> a spread.
`,
  ),
  lesson(
    'Charts and graphs',
    h`
Charts are quick to read and easy to misread. Before you take off any number, look at what the axes show and what is counted: heights, areas or angles.

### Histograms

${histogram()}

In a histogram the <strong>area</strong> of a bar is the frequency. The height is the frequency density: frequency divided by class width. Above, there are \(10 \times 2 = 20\), \(5 \times 5 = 25\) and \(15 \times 1 = 15\) items. For part of a class, take the same part of the area.

### Cumulative frequency

The curve shows how many values lie below each point. For 80 values read the median at 40 and the quartiles at 20 and 60, going across to the curve and then down to the axis. To find how many lie above a value, subtract from the total.

### Box plots, pie charts, scatter graphs

- A box plot shows the least value, the quartiles, the median and the greatest value; each of its four parts holds a quarter of the data.
- In a pie chart the angle is \(\dfrac{\text{frequency}}{\text{total}} \times 360^{\circ}\).
- On a scatter graph, points near a falling line show strong negative correlation. A line of best fit may be used inside the range of the data.

### Worked example

A pie chart of 240 pupils has a slice of \(54^{\circ}\). It stands for \(\frac{54}{360} \times 240 = 36\) pupils. In a second chart of 400 pupils the same angle stands for 60: equal angles are equal <em>shares</em>.

### Time graphs

On a graph of distance against time the gradient is a speed. On a graph of speed against time the gradient is an acceleration and the area below is a distance.

### Take care

- Never compare the heights of bars with different widths.
- A longer part of a box plot does not hold more values; they are more spread out.
- Correlation does not show that one thing causes the other.
- Read a cumulative frequency graph at half of the total, not at the middle of the scale.
`,
  ),
]
