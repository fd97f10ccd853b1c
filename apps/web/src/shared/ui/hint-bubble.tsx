import '@mantine/core/styles/Tooltip.layer.css'
import { Tooltip, type TooltipProps } from '@mantine/core'

type Props = Pick<TooltipProps, 'label' | 'position'> & { control: HTMLElement }

/** The words of a hint beside its control. */
export const HintBubble = ({ control, ...words }: Props) => <Tooltip target={control} opened {...words} />
