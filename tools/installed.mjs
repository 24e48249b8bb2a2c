/**
 * What package-lock.json asks for and node_modules does not have, given the packages of both. Versions are compared, not
 * dates: a copy or a checkout may give files any date. What is optional may be missing, except for what stands in for the
 * SQLite that an older Node does not have.
 */
export function missingPackages({ wanted, found, hasSqlite }) {
  return Object.keys(wanted)
    .filter((path) => isNeeded(wanted, path, hasSqlite))
    .filter((path) => found[path] === undefined || found[path].version !== wanted[path].version)
}

export const SQLITE_PACKAGE = 'node_modules/better-sqlite3'

function isNeeded(wanted, path, hasSqlite) {
  if (path === SQLITE_PACKAGE) return !hasSqlite
  // A link does not say for itself whether what it leads to is optional.
  const { optional = wanted[wanted[path].resolved]?.optional } = wanted[path]
  return path.includes('node_modules/') && !optional
}
