import { Egg } from '../../../shared/ui/egg.tsx'
import { useToday } from '../../accounts/public/use-today.ts'
import { type LookedAt, pictureOf } from '../egg-look.ts'

/** An egg as it stands today; decoration unless it is to say what it shows. */
export function EggPicture({ egg, size, told = false }: { egg: LookedAt; size: number; told?: boolean }) {
  const { label, ...look } = pictureOf(egg, useToday()())
  return <Egg {...look} size={size} {...(told ? { label } : {})} />
}
