import {
  foretellHeldOut,
  heldOutOf,
  type Outcome,
  outcomeOf,
  toHatched,
} from '../../packages/domain/src/season/forecast-error.rules.ts'
import { hatchedMoments, narrowedByHatched } from '../../packages/domain/src/season/hatching.rules.ts'
import { windowFrom } from '../../packages/domain/src/season/windows.rules.ts'
import { type Histories, makeHistories } from './histories.ts'

/**
 * Holds each laying, shed and hatching of made-up histories out, foretells it from what was known before, and prints how
 * far off that was. Fails where own seasons make it worse, or where windows hold too few or too many of the days.
 */

/** So many sets of histories are taken together, because one tells differences of a twentieth from chance too seldom. */
const sets = 20
const firstSeed = Number(process.argv[2] ?? 1)
const shares = [0.25, 0.5, 0.75]

/** From so many own seasons on they may not make it worse; and the part of the days that windows are to hold. */
const bounds = { seasons: 3, leastWithin: 0.85, mostWithinAtHalf: 0.97 } as const

/** One event as the species alone foretold it and as her own seasons did. */
type Compared = { readonly alone: Outcome; readonly own: Outcome; readonly seasons: number }

const comparedSteps = ({ females }: Histories): Compared[] =>
  females.flatMap((history) =>
    heldOutOf(history).flatMap((heldOut): Compared[] => {
      const own = foretellHeldOut(heldOut)
      const alone = foretellHeldOut({ ...heldOut, known: { ...heldOut.known, durations: {} } })
      if (!own || !alone) return []
      const [ofAlone, ofOwn] = [alone, own].map((told) => outcomeOf(told.step, told, heldOut.happened))
      return ofAlone && ofOwn ? [{ alone: ofAlone, own: ofOwn, seasons: own.ownRecords }] : []
    }),
  )

const comparedHatchings = ({ keepers }: Histories): Compared[] =>
  keepers.flatMap((hatchings) =>
    hatchings.map((one): Compared => {
      const earlier = hatchings.filter(({ hatchDate }) => hatchDate < one.hatchDate).map(toHatched)
      const [alone, own] = [one.foretold, narrowedByHatched(one.foretold, hatchedMoments(earlier))].map(
        (spread) => outcomeOf('hatch', windowFrom(one.layDate, spread), one.hatchDate),
      ) as [Outcome, Outcome]
      return { alone, own, seasons: earlier.length }
    }),
  )

const meanOf = (outcomes: readonly Outcome[]): number =>
  outcomes.reduce((sum, { errorDays }) => sum + errorDays, 0) / outcomes.length

const withinOf = (outcomes: readonly Outcome[]): number =>
  outcomes.filter(({ isWithin }) => isWithin).length / outcomes.length

/** One row of the table, and what is wrong with it. */
function judge(name: string, share: number, compared: readonly Compared[]): string[] {
  const own = compared.map((one) => one.own)
  const later = compared.filter(({ seasons }) => seasons >= bounds.seasons)
  const [laterAlone, laterOwn] = [later.map(({ alone }) => alone), later.map((one) => one.own)].map(meanOf)
  const within = withinOf(own)
  const figures = [meanOf(compared.map(({ alone }) => alone)), meanOf(own), laterAlone, laterOwn]
  const days = figures.map((figure) => (figure ?? 0).toFixed(1).padStart(7)).join(' ')
  console.log(
    `${String(share).padEnd(5)} ${name.padEnd(12)} ${String(own.length).padStart(6)} ${days} ${within.toFixed(3).padStart(7)}`,
  )
  const where = `${name} at a share of ${share}`
  const isWide = share === 0.5 && within > bounds.mostWithinAtHalf
  return [
    ...((laterOwn ?? 0) > (laterAlone ?? 0) ? [`${where}: own seasons make it worse`] : []),
    ...(within < bounds.leastWithin ? [`${where}: windows hold only ${within.toFixed(3)}`] : []),
    ...(isWide ? [`${where}: windows are too wide, they hold ${within.toFixed(3)}`] : []),
  ]
}

const head = ['alone', 'own', 'alone3', 'own3', 'within'].map((word) => word.padStart(7)).join(' ')
console.log(`share step              n ${head}\n`)
const problems = shares.flatMap((share) => {
  const compared = Array.from({ length: sets }, (_none, set) => {
    const histories = makeHistories(firstSeed + set, share)
    return [...comparedSteps(histories), ...comparedHatchings(histories)]
  }).flat()
  const bySteps = Map.groupBy(compared, ({ own }) => own.step)
  const rows = [...bySteps].flatMap(([step, some]) => judge(step, share, some))
  return [...rows, ...judge('all', share, compared)]
})
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1
