/** A figure with the labels that tell it from others of its name. */
export type Sample = {
  readonly labels?: Readonly<Record<string, string>>
  readonly value: number
  /** Behind the family's name, where a family has several, as a histogram does. */
  readonly suffix?: string
}

/** Figures of one name. */
export type Family = {
  readonly name: string
  readonly help: string
  readonly type: 'counter' | 'gauge' | 'histogram'
  readonly samples: readonly Sample[]
}

export const contentType = 'text/plain; version=0.0.4; charset=utf-8'

/** Writes figures in the text form that Prometheus reads. */
export const writeFamilies = (families: readonly Family[]): string =>
  `${families
    .filter(({ samples }) => samples.length > 0)
    .flatMap(({ name, help, type, samples }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...samples.map(({ labels, value, suffix = '' }) => `${name}${suffix}${written(labels)} ${value}`),
    ])
    .join('\n')}\n`

function written(labels: Sample['labels']): string {
  const pairs = Object.entries(labels ?? {}).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

const escaped = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
