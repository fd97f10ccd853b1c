/** The oldest Node that runs the sources, which are TypeScript without a build. */
const oldestForSources = [22, 18]

/** @param {string} version such as '26.10.0' */
const runsSources = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = oldestForSources
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)
}

const needsGlibc =
  'Clutchbook needs a Linux with glibc, such as Debian, Ubuntu or Fedora: its database for tests and its Node do not exist for musl (Alpine).'

const installLibatomic = 'please run "apt-get install libatomic1" (on Fedora "dnf install libatomic")'

/**
 * Why the product can't run on this machine, in one sentence that says what to do (R93); null where it can.
 * @param {{ node: string, hasPackages: boolean, lacksGlibc: boolean, lacksDatabase: boolean }} machine
 * @returns {string | null}
 */
export function machineProblem({ node, hasPackages, lacksGlibc, lacksDatabase }) {
  if (lacksGlibc) return needsGlibc
  if (!hasPackages)
    return 'Nothing is installed yet: please run "npm ci" in this folder, then the same command again.'
  if (!runsSources(node))
    return `The Node that comes with Clutchbook is missing or can't start, and this one (${node}) is too old: please install Node 24 or newer, or libatomic ("apt-get install libatomic1") and run "npm ci" again without --omit=optional.`
  if (lacksDatabase)
    return `PostgreSQL for the tests was not installed, as happens without libatomic: ${installLibatomic}, then "npm ci" again.`
  return null
}

/**
 * Why the product can't run where the Node that comes with it does not start; null where the Node of this machine
 * will do.
 * @param {{ node: string, lacksGlibc: boolean, lacksLibatomic: boolean }} machine
 * @returns {string | null}
 */
export function ownNodeProblem({ node, lacksGlibc, lacksLibatomic }) {
  if (lacksGlibc) return needsGlibc
  if (runsSources(node)) return null
  const remedy = lacksLibatomic
    ? `${installLibatomic}, then "npm ci" again`
    : 'please install Node 24 or newer'
  const reason = lacksLibatomic ? ' without libatomic' : ''
  return `The Node that comes with Clutchbook can't start here${reason}, and this one (${node}) is too old: ${remedy}.`
}
