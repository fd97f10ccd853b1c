export { RiskWord } from '../components/risk-word.tsx'
export { percentOf, shortChance } from '../words.ts'
export { fractionOf } from '../written-fraction.ts'
