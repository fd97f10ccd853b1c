import { outline, softShadow } from '../body/shadow.ts'
import { drawTube } from '../body/tube.ts'
import { colour, mix } from '../colour.ts'
import { type Spot, spineThrough } from '../curve.ts'
import type { Light } from '../light.ts'
import { roughNoiseFrom } from '../noise.ts'
import type { Random } from '../random.ts'

/** A limb of wood through the given spots, with rough bark. */
export function branch(spots: readonly Spot[], halfWidth: number, light: Light, random: Random): string {
  const spine = spineThrough(spots)
  const [bark, lumps] = [roughNoiseFrom(random.whole(1, 9999)), roughNoiseFrom(random.whole(1, 9999))]
  const [low, high, moss] = [colour('#3c2b1d'), colour('#8d7153'), colour('#6c7a3a')]
  const radius = (s: number): number => halfWidth * (0.86 + 0.3 * lumps(s / halfWidth / 2.2, 1))
  const drawn = drawTube({
    spine,
    radius,
    widest: halfWidth,
    from: 0,
    to: spine.length,
    light,
    random,
    height: 0.95,
    cover: () => 0.82,
    cut: { across: 11, long: 5, vary: 0.16, gloss: 0.05, keeled: false, round: false },
    skin: ({ u, angle }) => {
      const wood = mix(low, high, bark(u * 0.6, angle * 4.5))
      return mix(wood, moss, bark(u * 0.4 + 40, angle * 2) > 0.64 ? 0.45 : 0)
    },
  })
  return softShadow(outline(spine, radius), halfWidth * 1.6, 0.3) + drawn
}
