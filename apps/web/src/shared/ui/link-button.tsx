import { ActionIcon, type ActionIconProps, Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'

type AnchorProps<Own> = Own & Omit<ComponentPropsWithRef<'a'>, keyof Own>

const ButtonAnchor = (props: AnchorProps<ButtonProps>) => <Button component="a" {...props} />
const IconAnchor = (props: AnchorProps<ActionIconProps>) => <ActionIcon component="a" {...props} />

/** A link of the router that looks like a button. */
export const LinkButton = createLink(ButtonAnchor)

/** A link of the router that looks like an icon button; give it an `aria-label`. */
export const LinkIcon = createLink(IconAnchor)
