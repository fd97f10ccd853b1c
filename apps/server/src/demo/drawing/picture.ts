import { aspen, coconut } from './backgrounds/bedding.ts'
import { branch } from './backgrounds/branch.ts'
import { foliage, lampShelf, paperTub } from './backgrounds/room.ts'
import { sand, slate } from './backgrounds/stone.ts'
import type { View } from './camera.ts'
import { daylight, type Light, lamplight } from './light.ts'
import { drawLizard, placeLizard } from './lizard/lizard.ts'
import { type DrawnSpecies, lookOf } from './looks.ts'
import { type Random, randomFrom } from './random.ts'
import { drawSnake, type SnakePose } from './snake/snake.ts'
import { frame } from './svg.ts'

export const grounds = ['aspen', 'coconut', 'slate', 'sand', 'towel', 'lamp', 'leaves'] as const
export type Ground = (typeof grounds)[number]

/** One photo: which animal, from how near, on what. */
export type Picture = {
  readonly species: DrawnSpecies
  /** The traits that can be seen, as keepers write them ('Pastel Clown'); what the species' table lacks is passed over. */
  readonly traits: string
  /** Makes the animal an individual: the same number gives the same coat on every photo. */
  readonly coat: number
  /** Makes the photo: the same number gives the same pose and place. */
  readonly shot: number
  readonly view: View
  readonly ground: Ground
}

const floors: Readonly<Record<Ground, (random: Random, zoom: number) => string>> = {
  aspen,
  coconut,
  slate,
  sand,
  towel: paperTub,
  lamp: lampShelf,
  leaves: foliage,
}

/** A branch from edge to edge through the middle, for those who climb. */
function perch(slope: number, halfWidth: number, light: Light, random: Random): string {
  const spots = [-0.12, 0.2, 0.5, 0.8, 1.12].map((share) => ({
    x: frame.width * share,
    y: frame.height / 2 + (share - 0.5) * frame.width * slope + random.between(-14, 14),
  }))
  return branch(spots, halfWidth, light, random)
}

/** Corners fall into shade, and the window lights the side it stands on. */
function finish(light: Light): string {
  const lamp = light === lamplight
  return (
    `<defs><radialGradient id="shade" cx=".46" cy=".44" r=".78"><stop offset=".52" stop-color="#000" stop-opacity="0"/>` +
    `<stop offset="1" stop-color="#080503" stop-opacity="${lamp ? 0.62 : 0.46}"/></radialGradient>` +
    `<radialGradient id="glow" cx="${lamp ? 0.95 : 0.08}" cy="${lamp ? 0.98 : 0.02}" r=".85"><stop offset="0" stop-color="${lamp ? '#ff9a3a' : '#fff1d0'}" stop-opacity="${lamp ? 0.2 : 0.17}"/>` +
    `<stop offset="1" stop-color="#fff1d0" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="1000" height="750" fill="url(#shade)"/><rect width="1000" height="750" fill="url(#glow)"/>`
  )
}

const posesOn = (ground: Ground): readonly SnakePose[] =>
  ground === 'leaves' ? ['branch'] : ['coil', 'loose', 'loose']

function drawAnimal(picture: Picture, light: Light, random: Random): string {
  const look = lookOf(picture.species, picture.traits, picture.coat)
  const perched = picture.ground === 'leaves'
  if ('snake' in look) {
    // Close up, a coil fills the picture; a branch would only hide it.
    const pose = picture.view === 'whole' ? random.pick(posesOn(picture.ground)) : 'coil'

    const scene = { pose, view: picture.view, light, random }
    if (pose !== 'branch') return drawSnake(look.snake, scene)
    const halfWidth = 62
    return drawSnake(look.snake, {
      ...scene,
      perch: { drawn: perch(0, halfWidth, light, random), halfWidth },
    })
  }
  const slope = random.between(-0.42, 0.42)
  const tilt = slope + (random.chance(0.5) ? Math.PI : 0)
  const under = perched ? perch(Math.tan(slope), picture.view === 'whole' ? 74 : 130, light, random) : ''
  return (
    under + drawLizard(look.lizard, placeLizard(look.lizard.build, picture.view, tilt, random), light, random)
  )
}

/** Draws a photo as SVG text, 1000 by 750. The same picture is always the same text. */
export function drawPicture(picture: Picture): string {
  const random = randomFrom(picture.shot * 7919 + picture.coat)
  const light = picture.ground === 'lamp' ? lamplight : daylight
  const floor = floors[picture.ground](random, picture.view === 'whole' ? 1 : 1.9)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}" viewBox="0 0 ${frame.width} ${frame.height}">` +
    `${floor}${drawAnimal(picture, light, random)}${finish(light)}</svg>`
  )
}
