import { chartShape, type Mark, type Measured, type Span } from '../chart-shape.ts'
import { curveTexts as texts } from '../incubation.texts.ts'
import classes from './climate-figure.module.css'

/** A point of a figure. */
export type ClimatePoint = Measured

type Props = {
  /** What was measured: 'Temperature'. */
  title: string
  /** In the order of time. */
  points: readonly Measured[]
  span: Span
  marks: readonly Mark[]
  /** A value with its unit. */
  words: (value: number) => string
  /** A moment as it stands below the field, and in words. */
  moment: (at: number) => string
}

/** What was measured in a time: least to most as a band, the mean as a line, what is set and limits across (CLU-25). */
export function ClimateFigure({ title, points, span, marks, words, moment }: Props) {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const shape = chartShape(points, span, marks)
  const least = Math.min(...points.map(({ min }) => min))
  const most = Math.max(...points.map(({ max }) => max))
  const mean = points.reduce((sum, point) => sum + point.mean, 0) / points.length
  const told = { least: words(least), mean: words(mean), most: words(most) }
  const summary = texts.summary(title, { ...told, from: moment(first.at), to: moment(last.at) })
  return (
    <figure className={classes.figure}>
      <figcaption className={classes.caption}>
        <span className={classes.title}>{title}</span>
        {told.least !== told.most && (
          <span className={classes.told}>{texts.between(told.least, told.most)}</span>
        )}
        <span className={classes.told}>{texts.average(told.mean)}</span>
        {shape.gaps > 0 && <span className={classes.told}>{texts.gaps(shape.gaps)}</span>}
      </figcaption>
      <div className={classes.field} role="img" aria-label={summary}>
        {shape.grid.map(({ value, y }) => (
          <span key={value} className={classes.value} style={{ top: `${y}%` }}>
            {words(value)}
          </span>
        ))}
        <svg className={classes.drawing} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          {shape.grid.map(({ value, y }) => (
            <path key={value} className={classes.grid} d={`M0 ${y}H100`} />
          ))}
          <path className={classes.band} d={shape.band} />
          {shape.marks.map(({ y, kind }) => (
            <path key={`${kind} ${y}`} className={classes[kind] ?? ''} d={`M0 ${y}H100`} />
          ))}
          <path className={classes.line} d={shape.line} />
        </svg>
      </div>
      <div className={classes.moments} aria-hidden>
        <span>{moment(span.from)}</span>
        <span>{moment(span.to)}</span>
      </div>
    </figure>
  )
}

/** What the lines of a figure mean. */
export const ClimateKey = ({ kinds }: { kinds: readonly (keyof typeof texts.key)[] }) => (
  <p className={classes.key} aria-hidden>
    {kinds.map((kind) => (
      <span key={kind} className={classes.entry}>
        <svg viewBox="0 0 20 10" className={classes.sample} aria-hidden>
          {kind === 'band' ? (
            <path className={classes.band} d="M0 0H20V10H0Z" />
          ) : (
            <path className={classes[kind === 'mean' ? 'line' : kind] ?? ''} d="M0 5H20" />
          )}
        </svg>
        {texts.key[kind]}
      </span>
    ))}
  </p>
)
