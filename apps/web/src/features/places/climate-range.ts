import { fromCelsius } from '@clutchbook/domain/eggs/eggs.rules'
import { type CivilDay, daysBetween } from '@clutchbook/domain/kernel/civil-day'
import type { Place } from './places.queries.ts'
import { placesTexts } from './places.texts.ts'

const texts = placesTexts.climate

const rangeOf = (least: number | null, most: number | null): string | null => {
  if (least !== null && most !== null) return texts.range(least, most)
  if (least !== null) return texts.from(least)
  return most === null ? null : texts.to(most)
}

type Climate = Pick<Place, 'temperatureMin' | 'temperatureMax' | 'humidityMin' | 'humidityMax'>

/** How warm and moist a place is to be, in words: '26–32 °C'. */
export function climateWords({
  temperatureMin,
  temperatureMax,
  humidityMin,
  humidityMax,
}: Climate): string[] {
  const [warm, moist] = [rangeOf(temperatureMin, temperatureMax), rangeOf(humidityMin, humidityMax)]
  return [
    ...(warm === null ? [] : [texts.temperature(warm)]),
    ...(moist === null ? [] : [texts.humidity(moist)]),
  ]
}

type Done = Pick<Place, 'lastCleanedOn' | 'lastClimate'>

/** What was last measured in a place, and when it was last cleaned: '26 °C, 64 % yesterday'. */
export function lastWords({ lastCleanedOn, lastClimate }: Done, today: CivilDay): string[] {
  const ago = (day: CivilDay): string => texts.ago(daysBetween(day, today))
  const words: string[] = []
  if (lastClimate) {
    const { temperature, temperatureUnit, humidity, recordDate } = lastClimate
    const unit = temperatureUnit ?? 'C'
    const warm = temperature === null ? null : texts.degrees(fromCelsius(temperature, unit), unit)
    const moist = humidity === null ? null : texts.humidity(String(humidity))
    words.push(texts.measured([warm, moist].filter(Boolean).join(', '), ago(recordDate)))
  }
  if (lastCleanedOn !== null) words.push(texts.cleaned(ago(lastCleanedOn)))
  return words
}
