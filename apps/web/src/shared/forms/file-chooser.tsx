import type { Ref } from 'react'

type Props = {
  ref: Ref<HTMLInputElement>
  /** Kinds and endings of files, as the browser's own window for choosing one takes them. */
  accept: string
  label?: string
  multiple?: boolean
  onFiles: (files: File[]) => void
}

/** The hidden field behind a button that chooses files. A file may be chosen again, after it was put right or taken out. */
export const FileChooser = ({ ref, accept, label, multiple = false, onFiles }: Props) => (
  <input
    ref={ref}
    type="file"
    hidden
    multiple={multiple}
    accept={accept}
    aria-label={label}
    onChange={(event) => {
      const files = [...(event.currentTarget.files ?? [])]
      event.currentTarget.value = ''
      if (files.length > 0) onFiles(files)
    }}
  />
)
