import { type Finding, finding, whenBeaten, whichSchema } from '../examine.ts'
import { parseHolder, printHolder } from '../holder.ts'
import { latestBeat } from '../meta.ts'
import { schemaVersion } from '../migrations.ts'
import { Unusable } from '../unusable.ts'
import { PostgresDatabase } from './database.ts'
import { holderOfLease } from './lease.ts'
import { poolFor, unusable } from './open.ts'

/** How a database is, as far as a client can tell. Nothing of it is changed; a server may run. */
export async function examinePostgres(url: string, now: number): Promise<readonly Finding[]> {
  const database = new PostgresDatabase(poolFor(url))
  try {
    const lease = await database.write(holderOfLease)
    const [schema] = await database.read(schemaVersion())
    const [beat] = await database.read(latestBeat())
    return [
      finding('server', lease === null ? 'none runs on it.' : `${printHolder(parseHolder(lease.holder))}.`),
      whichSchema(schema?.version ?? 0),
      whenBeaten(beat?.at ?? null, now),
      finding('integrity', 'Postgres looks after it; “pg_dump” fails if it finds damage.'),
    ]
  } catch (error) {
    return [finding('database', (error instanceof Unusable ? error : unusable(url, error)).message, false)]
  } finally {
    await database.close()
  }
}
