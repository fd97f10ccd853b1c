import type { RiskLevel } from '@clutchbook/domain/genetics/gene'
import { geneticsTexts } from '../genetics.texts.ts'
import classes from './risk-word.module.css'

/** How grave a concern for welfare is: by its word, and by its colour. */
export const RiskWord = ({ level }: { level: RiskLevel }) => (
  <strong className={classes.level} data-level={level}>
    {geneticsTexts.warnings.level[level]}
  </strong>
)
