interface Package {
  readonly version?: string
  readonly optional?: boolean
  readonly resolved?: string
}

interface Installation {
  readonly wanted: Readonly<Record<string, Package>>
  readonly found: Readonly<Record<string, Package>>
  readonly hasSqlite: boolean
}

export function missingPackages(installation: Installation): readonly string[]
export const SQLITE_PACKAGE: string
