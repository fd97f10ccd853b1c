import type { EggStatus } from '@clutchbook/domain/eggs/eggs.rules'
import type { ComponentType } from 'react'
import { Egg } from '../../shared/ui/egg.tsx'

type Sign = ComponentType<{ size: number; 'aria-hidden': boolean }>

/** Each status as the small egg that it makes of one, where others would have an icon. */
export const statusSigns: Readonly<Record<EggStatus, Sign>> = {
  Incubating: ({ size }) => <Egg state="incubating" progress={0.7} size={size + 2} />,
  Hatched: ({ size }) => <Egg state="hatched" size={size + 2} />,
  Failed: ({ size }) => <Egg state="failed" size={size + 2} />,
  Infertile: ({ size }) => <Egg state="infertile" size={size + 2} />,
  Slugged: ({ size }) => <Egg state="slugged" size={size + 2} />,
}
