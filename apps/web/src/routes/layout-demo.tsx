import { createFileRoute } from '@tanstack/react-router'
import { LayoutDemoPage } from '../app/pages/layout-demo-page.tsx'

/** The still preview of the layout, for visitors and keepers alike (SHELL-08). */
export const Route = createFileRoute('/layout-demo')({ component: LayoutDemoPage })
