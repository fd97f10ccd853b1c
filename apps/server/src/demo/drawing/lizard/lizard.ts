import { outline, softShadow } from '../body/shadow.ts'
import { drawTube, type Skin } from '../body/tube.ts'
import { closeUp, placeWhole, turned, type View } from '../camera.ts'
import type { Colour } from '../colour.ts'
import { profileAt, type Spine, type Spot, spineThrough, vertebraAt } from '../curve.ts'
import type { Light } from '../light.ts'
import type { Random } from '../random.ts'
import { eye, type HeadPlace, nostrils } from '../snake/head.ts'
import type { LizardBuild } from './build.ts'
import { drawLeg, limb } from './leg.ts'
import { spikeRow, type Trunk, warts } from './ornament.ts'
import { lizardPose } from './pose.ts'

/** What a lizard looks like: its build and its colours. */
export type LizardLook = {
  readonly build: LizardBuild
  readonly skin: Skin
  readonly legSkin: Skin
  readonly iris: Colour
  /** The colour of the lids around the eyes. */
  readonly lid: Colour
}

/** About how far the feet reach out to both sides. */
function feetOf(build: LizardBuild, pose: readonly Spot[]): Spot[] {
  const spine = spineThrough(pose)
  return [build.hind, build.front].flatMap(({ station, upper, lower }) => {
    const bone = vertebraAt(spine, station * spine.length)
    const out = profileAt(build.girth, station) * 0.45 + upper + lower * 0.8
    return [-out, out].map((away) => ({ x: bone.x - bone.ty * away, y: bone.y + bone.tx * away }))
  })
}

/** Where a lizard lies in the picture. A tilt turns it, so that it fills a picture wider than high. */
export function placeLizard(build: LizardBuild, view: View, tilt: number, random: Random): readonly Spot[] {
  const pose = turned(lizardPose(build.hips, build.tailBend, random), tilt)
  const whole = placeWhole(pose, 0.06, random.between(0.95, 1), feetOf(build, pose))
  if (view === 'whole') return whole.spots
  const spine = spineThrough(whole.spots)
  const share = view === 'head' ? build.neck + 0.06 : 0.62
  const target = vertebraAt(spine, spine.length * share)
  return closeUp(
    whole,
    target,
    view === 'head' ? random.between(1.9, 2.2) : 1.6,
    random.between(0.46, 0.54),
    random.between(0.46, 0.54),
  ).spots
}

function headOf(spine: Spine, build: LizardBuild): HeadPlace {
  const neck = build.neck * spine.length
  const widest = Math.max(...build.girth.filter(([place]) => place > build.neck).map(([, girth]) => girth))
  const halfWidth = widest * spine.length
  const stations = build.girth.filter(([place]) => place > build.neck)
  const outlined = stations.map(
    ([place, girth]) => [(place - build.neck) / (1 - build.neck), girth / widest] as const,
  )
  const first = profileAt(build.girth, build.neck) / widest
  return { spine, neck, halfWidth, outline: [[0, first], ...outlined] }
}

/** Draws a lizard as SVG text along the given line of spots. */
export function drawLizard(look: LizardLook, spots: readonly Spot[], light: Light, random: Random): string {
  const { build } = look
  const spine = spineThrough(spots)
  const size = spine.length
  const tip = 0.985
  const radius = (s: number): number => {
    const along = s / size
    const rounded =
      along > tip - 0.02 ? Math.sqrt(Math.max(0.02, 1 - ((along - tip + 0.02) / (1.02 - tip)) ** 2.4)) : 1
    return size * profileAt(build.girth, along) * rounded
  }
  const widest = size * Math.max(...build.girth.map(([, girth]) => girth))
  const legs = [build.hind, build.front].flatMap((leg) =>
    [-1, 1].map((side) => limb(spine, leg, side, radius, random)),
  )
  const scene = { build, size, skin: look.legSkin, light, random }
  const shared = {
    spine,
    radius,
    widest,
    light,
    random,
    skin: look.skin,
    cover: () => 1,
    height: build.height,
  }
  const trunk: Trunk = { spine, radius, widest, skin: look.skin, light }
  const [below, above] = [
    build.spikes.filter((row) => row.out > 0.85),
    build.spikes.filter((row) => row.out <= 0.85),
  ]
  const head = headOf(spine, build)
  const crown = look.skin({ u: size / widest, angle: 0, along: 0.93, girth: 0.6 })
  return [
    softShadow(outline(spine, radius), widest * 1.1, 0.4),
    ...legs.map((leg) => drawLeg(leg, scene)),
    ...below.map((row) => spikeRow(trunk, row, random)),
    drawTube({ ...shared, from: 0, to: build.neck * size, cut: build.cut }),
    warts(trunk, build, random),
    drawTube({ ...shared, from: build.neck * size, to: size * 0.997, cut: build.headCut }),
    ...above.map((row) => spikeRow(trunk, row, random)),
    eye(head, build.eye, -1, look.iris, look.lid),
    eye(head, build.eye, 1, look.iris, look.lid),
    nostrils(head, 0.93, 0.5, crown),
  ].join('')
}
