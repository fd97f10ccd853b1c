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
