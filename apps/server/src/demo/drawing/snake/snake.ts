import { coverOf } from '../body/cover.ts'
import { outline, softShadow } from '../body/shadow.ts'
import { drawTube, type Skin } from '../body/tube.ts'
import { closeUp, type Placed, placeWhole, turned, type View } from '../camera.ts'
import type { Colour } from '../colour.ts'
import { profileAt, type Spine, spineThrough, type Vertebra, vertebraAt } from '../curve.ts'
import type { Light } from '../light.ts'
import type { Random } from '../random.ts'
import { frame } from '../svg.ts'
import type { HeadSkin, SnakeBuild } from './build.ts'
import { eye, type HeadPlace, headRadius, nostrils, plateSeams } from './head.ts'
import { alongBranch, coil, loose, type Pose } from './pose.ts'

/** What a snake looks like: its build and its colours. */
export type SnakeLook = {
  readonly build: SnakeBuild
  readonly skin: Skin
  readonly headSkin: HeadSkin
  readonly iris: Colour
}

export type SnakePose = 'coil' | 'loose' | 'branch'

function lengthOf(pose: Pose): number {
  return spineThrough(pose).length
}

function poseOf(kind: SnakePose, slender: number, random: Random): Pose {
  if (kind === 'coil') return turned(coil(slender, random), random.between(0, 6.28))
  if (kind === 'branch') return turned(alongBranch(random), random.between(-0.16, 0.16))
  return turned(loose(random), random.between(-0.12, 0.12))
}

/** Places a snake in the picture, near or far. */
function placed(kind: SnakePose, build: SnakeBuild, view: View, random: Random): Placed {
  const pose = poseOf(kind, build.slender, random)
  const thick = lengthOf(pose) / build.slender
  const whole = placeWhole(pose, thick, random.between(0.9, 0.97))
  if (view === 'whole') return whole
  const spine = spineThrough(whole.spots)
  const share = view === 'head' ? 0.97 : random.between(0.5, 0.62)
  const target = vertebraAt(spine, spine.length * share)
  return closeUp(
    whole,
    target,
    random.between(1.9, 2.3),
    random.between(0.44, 0.56),
    random.between(0.44, 0.56),
  )
}

/** A branch that a snake winds around: its SVG text and half its thickness. */
export type Perch = { readonly drawn: string; readonly halfWidth: number }

/** The stretches where a winding snake passes in front of its branch: every crossing that runs downwards. */
function frontCrossings(spine: Spine, clear: number): readonly (readonly [number, number])[] {
  const away = ({ y }: Vertebra): number => y - frame.height / 2
  const found: [number, number][] = []
  let start: number | null = null
  for (const vertebra of spine.vertebrae) {
    const near = Math.abs(away(vertebra)) < clear
    if (near && start === null && vertebra.ty > 0.1) start = vertebra.s
    if (!near && start !== null) {
      found.push([start, vertebra.s])
      start = null
    }
  }
  return found
}

/** How a snake is shown. */
export type SnakeScene = {
  readonly pose: SnakePose
  readonly view: View
  readonly light: Light
  readonly random: Random
  readonly perch?: Perch
}

/** Draws a snake as SVG text. */
export function drawSnake(look: SnakeLook, scene: SnakeScene): string {
  const { build } = look
  const { light, random, perch } = scene
  const spine = spineThrough(placed(scene.pose, build, scene.view, random).spots)
  const widest = spine.length / build.slender
  const neck = spine.length - build.head.length * widest
  const place: HeadPlace = {
    spine,
    neck,
    halfWidth: build.head.halfWidth * widest,
    outline: build.head.outline,
  }
  const radius = (s: number): number =>
    s > neck ? headRadius(place, s) : widest * profileAt(build.girth, s / neck)
  const shared = { spine, radius, light, random, cover: coverOf(spine, radius, widest) }
  const trunk = { ...shared, widest, skin: look.skin, cut: build.cut, height: 0.97 }
  const crossings = perch ? frontCrossings(spine, perch.halfWidth * 1.2 + widest * 1.15) : []
  const inFront = crossings.map(
    ([from, to]) =>
      softShadow(outline(spine, radius, from + widest, to - widest), widest, 0.4) +
      drawTube({ ...trunk, from, to: Math.min(to, neck) }),
  )
  const headSkin: Skin = ({ u, angle }) =>
    look.headSkin((u * place.halfWidth - neck) / (spine.length - neck), Math.sin(angle))
  const head = { ...shared, widest: place.halfWidth, skin: headSkin, cut: build.headCut, height: 0.86 }
  return [
    softShadow(outline(spine, radius), widest, perch ? 0.2 : 0.5),
    drawTube({ ...trunk, from: 0, to: neck }),
    perch ? perch.drawn + inFront.join('') : '',
    drawTube({ ...head, from: neck - widest * 0.12, to: spine.length - 1 }),
    features(look, place),
  ].join('')
}

/** What stands on a head: plates, eyes, nostrils. */
function features(look: SnakeLook, place: HeadPlace): string {
  const { head } = look.build
  const crown = look.headSkin(0.5, 0)
  const seams = head.plated ? plateSeams(place, crown) : ''
  const eyes = [-1, 1].map((side) =>
    eye(place, head.eye, side, look.iris, look.headSkin(head.eye.along, 0.8 * side)),
  )
  return seams + eyes.join('') + nostrils(place, 0.93, 0.42, crown)
}
