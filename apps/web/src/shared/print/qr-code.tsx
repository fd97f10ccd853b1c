import { qrShape } from './qr-shape.ts'

type Props = {
  /** Where a phone that reads the code is led: a whole address. */
  address: string
  /** What the code is, for those who can't see it. */
  label: string
}

/**
 * A QR code to be printed, as large as the room it is given. It is always black on white, its margin included, so that
 * it can be read on any ground. What draws it weighs some: import it only in what is loaded for printing.
 */
export function QrCode({ address, label }: Props) {
  const { side, path } = qrShape(address)
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${side}v${side}h-${side}z`} />
      <path fill="#000" d={path} />
    </svg>
  )
}
