import { FailureNumber } from './failure-number.tsx'

type Props = {
  pages: { readonly isFetchNextPageError: boolean; readonly error: unknown }
  text: string
}

/** Says, where a list goes on, that its next page could not be loaded. */
export const MoreFailed = ({ pages: { isFetchNextPageError, error }, text }: Props) =>
  isFetchNextPageError && (
    <div role="alert">
      <p>{text}</p>
      <FailureNumber error={error} />
    </div>
  )
