import { counted } from '../../shared/ui/counted.ts'

export const days = (count: number): string => counted(count, 'day', 'days')
