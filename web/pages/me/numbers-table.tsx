import type { NumbersLine } from '@starboard/wire/matches'
import { posterOf } from '../../games/registry.ts'
import { lengthText } from '../replays/match-words.ts'
import css from './me-page.module.css'
import { againstText, matchesText, meanPlace, type Numbers, shareText, sumOf } from './numbers.ts'

const gameName = (id: string): string => posterOf(id)?.name ?? id

/** By game, and within each by whom I played against. */
export function NumbersTable({ lines }: { readonly lines: readonly NumbersLine[] }) {
  const games = [...new Set(lines.map(({ game }) => game))].toSorted((a, b) => gameName(a).localeCompare(gameName(b)))
  return (
    <table className={css.table}>
      <caption className="spoken">My matches by game and by whom I played against</caption>
      <thead>
        <tr>
          <th scope="col">Game</th>
          <th scope="col">Matches</th>
          <th scope="col">Won</th>
          <th scope="col">Mean place</th>
          <th scope="col">Time</th>
        </tr>
      </thead>
      {games.map((game) => (
        <GameRows key={game} game={game} lines={lines.filter((line) => line.game === game)} />
      ))}
    </table>
  )
}

/** Bots of one level go by several names in programs. */
const textOf = ({ against }: NumbersLine): string => againstText(against)

const GameRows = ({ game, lines }: { readonly game: string; readonly lines: readonly NumbersLine[] }) => (
  <tbody>
    <tr className={css.game}>
      <th scope="rowgroup">{gameName(game)}</th>
      <Figures {...sumOf(lines)} />
    </tr>
    {[...new Set(lines.map(textOf))].map((text) => (
      <tr key={text}>
        <th scope="row">with {text}</th>
        <Figures {...sumOf(lines.filter((line) => textOf(line) === text))} />
      </tr>
    ))}
  </tbody>
)

const Figures = (numbers: Numbers) => (
  <>
    <td>{numbers.matches}</td>
    <td>
      {numbers.wins}
      <span className={css.share}> {shareText(numbers)}</span>
    </td>
    <td>{meanPlace(numbers)}</td>
    <td>{lengthText(numbers.lengthMs)}</td>
  </>
)

/** All of them in one line. */
export function Overall({ lines }: { readonly lines: readonly NumbersLine[] }) {
  const all = sumOf(lines)
  const facts = [
    { name: 'Played', text: matchesText(all.matches) },
    { name: 'Won', text: `${all.wins} ${shareText(all)}` },
    { name: 'Mean place', text: meanPlace(all) },
    { name: 'Time', text: lengthText(all.lengthMs) },
  ]
  return (
    <dl className={css.overall}>
      {facts.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
