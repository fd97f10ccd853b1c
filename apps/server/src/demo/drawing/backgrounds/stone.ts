import { colour, hex, mix } from '../colour.ts'
import type { Random } from '../random.ts'
import { disc, frame, line, n } from '../svg.ts'

/** Soft clouds of a lighter and a darker colour on a plain ground. */
function clouded(ground: string, low: string, high: string, zoom: number, random: Random): string {
  const fade = (id: string, fill: string) =>
    `<radialGradient id="${id}"><stop offset="0" stop-color="${fill}" stop-opacity=".55"/><stop offset="1" stop-color="${fill}" stop-opacity="0"/></radialGradient>`
  let clouds = ''
  for (let index = 0; index < 70; index++) {
    const [x, y] = [random.between(-80, frame.width + 80), random.between(-80, frame.height + 80)]
    const [rx, ry] = [random.between(60, 230) * zoom, random.between(40, 130) * zoom]
    clouds += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="url(#${random.chance(0.5) ? 'low' : 'high'})"/>`
  }
  return `<defs>${fade('low', low)}${fade('high', high)}</defs><rect width="1000" height="750" fill="${ground}"/>${clouds}`
}

function specks(count: number, fills: readonly string[], reach: number, random: Random): string {
  let drawn = ''
  for (let index = 0; index < count; index++) {
    const spot = { x: random.between(0, frame.width), y: random.between(0, frame.height) }
    drawn += disc(spot, random.between(0.5, reach), random.pick(fills), random.between(0.25, 0.7))
  }
  return drawn
}

/** A wandering crack across the stone. */
function crack(random: Random): string {
  let [x, y, angle] = [
    random.between(0, frame.width),
    random.between(0, frame.height),
    random.between(0, 6.28),
  ]
  const spots = Array.from({ length: random.whole(9, 22) }, () => {
    angle += random.between(-0.5, 0.5)
    x += Math.cos(angle) * 26
    y += Math.sin(angle) * 26
    return { x, y }
  })
  const lower = spots.map((spot) => ({ x: spot.x + 1.6, y: spot.y + 2 }))
  return (
    `<path d="${line(lower)}" fill="none" stroke="#cfcabf" stroke-opacity=".22" stroke-width="1.6"/>` +
    `<path d="${line(spots)}" fill="none" stroke="#15161a" stroke-opacity=".5" stroke-width="${n(random.between(1, 2.4))}"/>`
  )
}

/** A slab of slate. */
export function slate(random: Random, zoom: number): string {
  const cracks = Array.from({ length: 7 }, () => crack(random)).join('')
  return (
    clouded('#565a5c', '#33373c', '#83827c', zoom, random) +
    specks(700, ['#22252a', '#8d8d88', '#54585c'], 2.2 * zoom, random) +
    cracks
  )
}

/** Desert sand with a few pebbles. */
export function sand(random: Random, zoom: number): string {
  const grains = specks(1500, ['#f0d9ae', '#9c7444', '#7c5a36', '#fff0d0'], 1.9 * zoom, random)
  let pebbles = ''
  for (let index = 0; index < 16 / zoom; index++) {
    const [x, y, r] = [
      random.between(0, frame.width),
      random.between(0, frame.height),
      random.between(7, 24) * zoom,
    ]
    const fill = hex(mix(colour('#8c6a48'), colour('#cdb088'), random.next()))
    const turn = random.whole(0, 180)
    pebbles +=
      `<ellipse cx="${n(x + r * 0.25)}" cy="${n(y + r * 0.35)}" rx="${n(r)}" ry="${n(r * 0.72)}" fill="#4a2f17" fill-opacity=".5" transform="rotate(${turn} ${n(x)} ${n(y)})"/>` +
      `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(r * 0.74)}" fill="${fill}" transform="rotate(${turn} ${n(x)} ${n(y)})"/>` +
      `<ellipse cx="${n(x - r * 0.25)}" cy="${n(y - r * 0.28)}" rx="${n(r * 0.5)}" ry="${n(r * 0.3)}" fill="#fff3da" fill-opacity=".25"/>`
  }
  return clouded('#cba169', '#ab7f4b', '#e6c692', zoom, random) + grains + pebbles
}
