import { memo, useId } from 'react'
import { pathOfTone, scalesOf, tile } from './scale-pattern.ts'
import classes from './scales.module.css'

type Props = {
  /** The animal's id: the colours and markings follow from it. */
  seed: number
  /** What screen readers say; an empty text makes it decoration. */
  label?: string
}

/** Stands where a photo would: scales in colours that follow from the animal's id. Fills its container. */
export const Scales = memo(function Scales({ seed, label = 'No image' }: Props) {
  const id = useId()
  const { tones, scales } = scalesOf(seed)
  return (
    <svg
      role="img"
      aria-label={label}
      aria-hidden={!label}
      className={classes.scales}
      viewBox="0 0 180 135"
      preserveAspectRatio="xMidYMin slice"
    >
      <pattern id={id} width={tile.width} height={tile.height} patternUnits="userSpaceOnUse">
        {tones.map((tone, at) => (
          <path key={tone} d={pathOfTone(scales, at)} fill={tone} />
        ))}
      </pattern>
      <rect width="180" height="135" fill={`url(#${id})`} />
    </svg>
  )
})
