export { type TodayWork as Work, useTodayWork } from '../hooks/use-today-work.ts'
