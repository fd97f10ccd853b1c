import '@mantine/core/styles/Tooltip.layer.css'
import { Tooltip, type TooltipProps } from '@mantine/core'

type Props = Pick<TooltipProps, 'label' | 'position'> & { control: HTMLElement }

/** The words of a hint beside its control, in the same part of the page: what screen readers list belongs to one. */
export const HintBubble = ({ control, ...words }: Props) => {
  const part = control.closest<HTMLElement>('main') ?? control.closest<HTMLElement>('header')
  return <Tooltip target={control} opened {...(part && { portalProps: { target: part } })} {...words} />
}
