export { UnsentNotice } from '../components/unsent-notice.tsx'
