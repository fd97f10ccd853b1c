export function machineProblem(machine: {
  node: string
  hasPackages: boolean
  lacksGlibc: boolean
}): string | null
