import type { Card } from '../rules/cards.ts'
import type { CardSummary } from './card-file.ts'
import css from './card-set.module.css'

/** What is in a card set: the market, and the starter deck of each player. */
export const CardTable = ({ set }: { readonly set: CardSummary }) => (
  <div className={css.tables}>
    <Cards title="Market" cards={set.market} />
    <Cards title="Starter deck of each player" cards={set.starter} />
    <p className={css.about}>{set.ships} ship cards.</p>
  </div>
)

const Cards = ({ title, cards }: { readonly title: string; readonly cards: readonly Card[] }) => (
  <table className={css.table}>
    <caption>{title}</caption>
    <thead>
      <tr>
        <th scope="col">Card</th>
        <th scope="col">Kind</th>
        <th scope="col">Cost</th>
        <th scope="col">Copies</th>
        <th scope="col">What it does</th>
      </tr>
    </thead>
    <tbody>
      {cards.map(({ id, name, effect, cost, copies, text }) => (
        <tr key={id}>
          <th scope="row">{name}</th>
          <td>{effect.kind}</td>
          <td>{cost ?? '–'}</td>
          <td>{copies}</td>
          <td>{text}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
