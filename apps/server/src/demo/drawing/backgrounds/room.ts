import type { Random } from '../random.ts'
import { frame, n } from '../svg.ts'

/** A dark shelf with an amber lamp behind it: the light falls in from one corner. */
export function lampShelf(random: Random, zoom: number): string {
  const [x, y] = [random.chance(0.5) ? 0.86 : 0.74, random.between(0.78, 0.95)]
  let grain = ''
  for (let index = 0; index < 260; index++) {
    const [gx, gy] = [random.between(-60, frame.width), random.between(0, frame.height)]
    grain += `M${n(gx)} ${n(gy)}q${n(random.between(60, 160) * zoom)} ${n(random.between(-4, 4))} ${n(random.between(140, 320) * zoom)} ${n(random.between(-5, 5))}`
  }
  return (
    `<defs><radialGradient id="lamp" cx="${x}" cy="${y}" r=".95"><stop offset="0" stop-color="#c7772a"/><stop offset=".3" stop-color="#6b3d18"/>` +
    `<stop offset=".65" stop-color="#2a1a0f"/><stop offset="1" stop-color="#120d09"/></radialGradient></defs>` +
    `<rect width="1000" height="750" fill="url(#lamp)"/>` +
    `<path d="${grain}" fill="none" stroke="#0c0704" stroke-opacity=".3" stroke-width="1.4"/>` +
    `<path d="${grain}" fill="none" stroke="#f0b060" stroke-opacity=".06" stroke-width="1.2" transform="translate(0 2)"/>`
  )
}

/** A rack's tub lined with embossed paper towel. */
export function paperTub(random: Random, zoom: number): string {
  const [step, turn] = [15 * zoom, random.whole(-14, 14)]
  let lights = ''
  let darks = ''
  for (let y = -300; y < frame.height + 300; y += step)
    for (let x = -200; x < frame.width + 200; x += step * 2) {
      const shifted = x + (Math.round(y / step) % 2 === 0 ? 0 : step)
      lights += `M${n(shifted)} ${n(y)}h.1`
      darks += `M${n(shifted + 1.6 * zoom)} ${n(y + 1.8 * zoom)}h.1`
    }
  const fold = random.between(300, 700)
  return (
    `<defs><linearGradient id="towel" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#e9e4d8"/><stop offset=".55" stop-color="#d6cfbf"/><stop offset="1" stop-color="#b9b09d"/></linearGradient></defs>` +
    `<rect width="1000" height="750" fill="url(#towel)"/><g transform="rotate(${turn} 500 375)" fill="none" stroke-linecap="round">` +
    `<path d="${darks}" stroke="#a89d88" stroke-opacity=".75" stroke-width="${n(6 * zoom)}"/>` +
    `<path d="${lights}" stroke="#f4f0e6" stroke-width="${n(5 * zoom)}"/>` +
    `<path d="M${n(fold)} -300L${n(fold + 14)} 1100" stroke="#9d927d" stroke-opacity=".45" stroke-width="${n(5 * zoom)}"/>` +
    `<path d="M${n(fold - 5)} -300L${n(fold + 9)} 1100" stroke="#fbf8f0" stroke-opacity=".8" stroke-width="${n(3 * zoom)}"/></g>`
  )
}

/** Leaves out of focus behind a branch. */
export function foliage(random: Random, zoom: number): string {
  const greens = ['#2f4a22', '#3f5f2a', '#54772f', '#24391c', '#6b8a3a', '#1a2a15'] as const
  const fades = greens
    .map(
      (fill, index) =>
        `<radialGradient id="leaf${index}"><stop offset="0" stop-color="${fill}"/><stop offset=".55" stop-color="${fill}" stop-opacity=".8"/><stop offset="1" stop-color="${fill}" stop-opacity="0"/></radialGradient>`,
    )
    .join('')
  let leaves = ''
  for (let index = 0; index < 54; index++) {
    const [x, y] = [random.between(-50, frame.width + 50), random.between(-50, frame.height + 50)]
    const [rx, ry] = [random.between(80, 210) * zoom, random.between(34, 78) * zoom]
    leaves += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="url(#leaf${random.whole(0, greens.length - 1)})" transform="rotate(${random.whole(0, 180)} ${n(x)} ${n(y)})"/>`
  }
  return (
    `<defs>${fades}<radialGradient id="wood" cx=".25" cy=".15" r="1.1"><stop offset="0" stop-color="#5d7236"/><stop offset=".5" stop-color="#26371d"/><stop offset="1" stop-color="#0d150b"/></radialGradient></defs>` +
    `<rect width="1000" height="750" fill="url(#wood)"/>${leaves}`
  )
}
