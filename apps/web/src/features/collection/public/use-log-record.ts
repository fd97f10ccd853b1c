import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newCallKey } from '../../../shared/forms/call-key.ts'
import { showFailure } from '../../../shared/ui/toast.ts'
import { useTellAdded } from '../hooks/use-tell-added.ts'
import { writeDown } from '../record-changes.queries.ts'
import type { RecordBody } from '../records.queries.ts'
import { recordTexts as texts } from '../records.texts.ts'

export type { RecordBody } from '../records.queries.ts'

/** Writes a record of an animal down by one press, and offers to take it back. */
export function useLogRecord(animal: Animal) {
  const cache = useQueryClient()
  const tellAdded = useTellAdded()
  const [isLogging, setLogging] = useState(false)
  const log = async (body: RecordBody): Promise<void> => {
    setLogging(true)
    try {
      tellAdded(await writeDown(cache, animal.id, newCallKey(), body), animal, false)
    } catch (error) {
      showFailure(error, texts.saveFailed, texts.nothingSaved)
    } finally {
      setLogging(false)
    }
  }
  return { log, isLogging }
}
