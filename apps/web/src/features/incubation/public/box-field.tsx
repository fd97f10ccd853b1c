import { NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { useBoxes } from './use-boxes.ts'

type Props = {
  label: string
  /** The word for no box. */
  none: string
  value: number | null
  error: ReactNode
  onChange: (boxId: number | null) => void
}

/** Chooses a box, by its incubator. */
export function BoxField({ label, none, value, error, onChange }: Props) {
  const boxes = useBoxes()
  return (
    <NativeSelect
      label={label}
      data={[
        { value: '', label: none },
        ...boxes.map(({ id, words }) => ({ value: String(id), label: words })),
        // Until boxes are read, or where it is gone meanwhile, the choice is still the one that was made.
        ...(value !== null && !boxes.some(({ id }) => id === value)
          ? [{ value: String(value), label: '…' }]
          : []),
      ]}
      value={String(value ?? '')}
      error={error}
      onChange={({ currentTarget: { value: chosen } }) => onChange(chosen === '' ? null : Number(chosen))}
    />
  )
}

/** The name of a box of which only the number is known. */
export function BoxName({ id }: { id: number }) {
  return useBoxes().find((box) => box.id === id)?.words ?? '…'
}
