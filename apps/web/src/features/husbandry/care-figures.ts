import type { AnimalCare } from './care.queries.ts'
import { careTexts } from './care.texts.ts'

const texts = careTexts.figures

/** A figure of care with what it means, and what sources say it should be, where any does. */
export type CareFigure = { readonly value: string; readonly meaning: string; readonly hint: string }

/** The figures that are known of an animal. */
export function careFigures(figures: AnimalCare['figures']): CareFigure[] {
  const { refusalRate, medianGapDays, preyPercent, preyHint, gapHint } = figures
  const gap = gapHint ? texts.gapHint(gapHint.minDays, gapHint.maxDays, gapHint.source) : ''
  const prey = preyHint ? texts.preyHint(preyHint.min, preyHint.max, preyHint.source) : ''
  return [
    refusalRate === null
      ? []
      : [{ value: texts.percent(Math.round(refusalRate * 100)), meaning: texts.refusalRate, hint: '' }],
    medianGapDays === null ? [] : [{ value: texts.days(medianGapDays), meaning: texts.gap, hint: gap }],
    preyPercent === null ? [] : [{ value: texts.percent(preyPercent), meaning: texts.prey, hint: prey }],
  ].flat()
}
