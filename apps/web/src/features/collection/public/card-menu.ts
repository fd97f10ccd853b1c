export { CardMenu } from '../components/card-menu.tsx'
export { printIdCard } from '../print-id-card.ts'
