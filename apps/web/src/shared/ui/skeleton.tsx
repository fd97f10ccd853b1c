import classes from './skeleton.module.css'

type Props = {
  /** Width and height as CSS lengths; a bar of text is `height="1em"`. */
  width?: string | number
  height: string | number
  /** Rounder than a bar of text: a card or a picture. */
  card?: boolean
}

/**
 * The outline of something that is being loaded, in its final size so that nothing moves when it arrives. It shows
 * after a moment only: what loads quickly should not flicker. Screen readers hear the busy region around it instead.
 */
export function Skeleton({ width = '100%', height, card = false }: Props) {
  return (
    <span aria-hidden className={classes.skeleton} data-card={card || undefined} style={{ width, height }} />
  )
}
