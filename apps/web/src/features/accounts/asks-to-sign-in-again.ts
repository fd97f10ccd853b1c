import { ApiError } from '../../shared/api/api-error.ts'

/** Whether a call was refused only because the sign-in lies too long back (ACC-Q16). */
export const asksToSignInAgain = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'sign-in-again'
