import classes from './avatar.module.css'

type Props = {
  /** A picture's address, or null to show the letters. */
  picture: string | null
  letters: string
  /** Width and height in pixels. */
  size?: number
}

/**
 * A keeper's picture, or letters in its place. It is decoration, for the name stands beside it or on its button;
 * so the letters are drawn by the style sheet and are no text of the page.
 */
export const Avatar = ({ picture, letters, size = 36 }: Props) => (
  <span
    className={classes.avatar}
    style={{ width: size, height: size, fontSize: size * 0.38 }}
    data-letters={picture ? undefined : letters}
    aria-hidden
  >
    {picture && <img src={picture} alt="" width={size} height={size} />}
  </span>
)
