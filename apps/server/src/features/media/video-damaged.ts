import { DomainError } from '@clutchbook/domain/kernel/domain-error'

/** The refusal of a video whose structure doesn't add up, or that shows no picture at all. */
export const damagedVideo = () =>
  new DomainError('unsupported-file', "This video is damaged and can't be read. Please choose another one.")
