export { DetailsList } from '../components/details-list.tsx'
export { SexMark } from '../components/sex-mark.tsx'
