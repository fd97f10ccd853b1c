export { SexMark } from '../components/sex-mark.tsx'
