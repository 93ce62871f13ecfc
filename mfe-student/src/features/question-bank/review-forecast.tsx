import { BarChart } from '@portal/shared/charts'
import { plural, Text } from '@portal/shared/ui'
import { dayInWords, type Reviews } from './home.rules.ts'

/** Reviews due on each of the next seven days; loaded once the page can be read. */
export default function ReviewForecast({ forecast }: Pick<Reviews, 'forecast'>) {
  const total = forecast.reduce((sum, { due }) => sum + due, 0)
  if (total === 0) {
    return <Text>{`No review comes up in the next ${plural(forecast.length, 'day')}.`}</Text>
  }
  return (
    <BarChart
      label={`Reviews due in the next ${plural(forecast.length, 'day')}, from today: ${total} in all`}
      bars={forecast.map(({ day, due }) => ({
        id: day,
        label: dayInWords(day),
        value: due,
      }))}
      nameLabel="Day"
      valueLabel="Due"
      height={150}
    />
  )
}
