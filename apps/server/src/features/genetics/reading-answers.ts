import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import { readMorph } from '@clutchbook/domain/genetics/morph-reader.rules'
import type { TextReading } from '@clutchbook/domain/genetics/reading.schema'
import { writeReading } from '@clutchbook/domain/genetics/written-reading'

/** Reads texts in their order; between them other calls have their turn. */
export async function readTexts(genome: Genome | null, texts: readonly string[]): Promise<TextReading[]> {
  const readings: TextReading[] = []
  for (const text of texts) {
    readings.push(writeReading(readMorph(genome, text)))
    await new Promise((resolve) => setImmediate(resolve))
  }
  return readings
}
