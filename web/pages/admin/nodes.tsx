import { counted } from '@starboard/screen/pieces/words.ts'
import type { AdminOverview } from '@starboard/wire/admin'
import { Panel } from '../../shared/panel.tsx'
import css from './admin-page.module.css'

const MEGABYTE = 1024 * 1024

/** What there is to do, together and at each node. */
export function Nodes({ overview: { nodes, counts, at } }: { readonly overview: AdminOverview }) {
  const facts = [
    { name: 'Connected', value: counts.people },
    { name: 'Playing', value: counts.playing },
    { name: 'In lobbies', value: counts.lobby },
    { name: 'Over', value: counts.over },
  ]
  return (
    <>
      <dl className={css.overall}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value.toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
      <Panel title={nodes.length === 1 ? 'The server' : counted(nodes.length, 'node')}>
        <ul className={css.rows}>
          {nodes.map((node) => (
            <li key={node.node}>
              <div>
                <b>{node.node}</b>
                <small>
                  {node.cpu.toFixed(2)} cores busy · {Math.round(node.memory / MEGABYTE)} MB ·{' '}
                  {counted(node.connections, 'connection')} · {counted(node.tables, 'table')} in memory · version{' '}
                  {node.version} · up for {hoursText(at - node.startedAt)}
                </small>
              </div>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  )
}

function hoursText(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000))
  if (minutes < 60) return counted(minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day')
}
