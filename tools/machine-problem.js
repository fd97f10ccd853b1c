/** The oldest Node that runs the sources, which are TypeScript without a build. */
const oldestForSources = [22, 18]

/** @param {string} version such as '26.10.0' */
const runsSources = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = oldestForSources
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)
}

/**
 * Why the product can't run on this machine, in one sentence that says what to do (R93); null where it can.
 * @param {{ node: string, hasPackages: boolean, lacksGlibc: boolean }} machine
 * @returns {string | null}
 */
export function machineProblem({ node, hasPackages, lacksGlibc }) {
  if (lacksGlibc)
    return 'Clutchbook needs a Linux with glibc, such as Debian, Ubuntu or Fedora: its database for tests and its Node do not exist for musl (Alpine).'
  if (!hasPackages)
    return 'Nothing is installed yet: please run "npm ci" in this folder, then the same command again.'
  if (!runsSources(node))
    return `The Node that comes with Clutchbook was not installed and this one (${node}) is too old: please install Node 24 or newer, or run "npm ci" again without --omit=optional.`
  return null
}
