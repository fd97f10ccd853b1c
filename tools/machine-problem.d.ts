export function machineProblem(machine: {
  node: string
  hasPackages: boolean
  lacksGlibc: boolean
  lacksDatabase: boolean
}): string | null

export function ownNodeProblem(machine: {
  node: string
  lacksGlibc: boolean
  lacksLibatomic: boolean
}): string | null
