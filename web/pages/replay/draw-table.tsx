import { Button } from '@starboard/screen/pieces/button.tsx'
import { useState } from 'react'
import { type Draw, differs } from '../../replay/dice-check.ts'
import css from './draw-table.module.css'

const ROWS_A_PAGE = 12

export function DrawTable({ draws }: { readonly draws: readonly Draw[] }) {
  const [page, setPage] = useState(0)
  const pages = Math.ceil(draws.length / ROWS_A_PAGE)
  const shown = draws.slice(page * ROWS_A_PAGE, (page + 1) * ROWS_A_PAGE)
  return (
    <div className={css.draws}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse */}
      <section className={css.scroll} aria-label="Draws" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Moment</th>
              <th scope="col">Stream</th>
              <th scope="col">Place</th>
              <th scope="col">Number in the stream</th>
              <th scope="col">In the log</th>
              <th scope="col">Again</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((draw, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: draws stand in the order they were made
              <DrawRow key={page * ROWS_A_PAGE + row} draw={draw} />
            ))}
          </tbody>
        </table>
      </section>
      {pages > 1 && (
        <nav className={css.pages} aria-label="Pages of draws">
          <Button look="quiet" isOff={page === 0} onClick={() => setPage(page - 1)}>
            Earlier
          </Button>
          <span>
            {page + 1} of {pages}
          </span>
          <Button look="quiet" isOff={page === pages - 1} onClick={() => setPage(page + 1)}>
            Later
          </Button>
        </nav>
      )}
    </div>
  )
}

function DrawRow({ draw }: { readonly draw: Draw }) {
  const { moment, logged, again } = draw
  return (
    <tr data-bad={differs(draw)}>
      <td>{moment + 1}</td>
      <td>{again?.word.stream ?? '–'}</td>
      <td>{again === null ? '–' : again.word.place}</td>
      <td>{again === null ? '–' : `${again.word.word} → ${again.word.word % again.word.of} of ${again.word.of}`}</td>
      <td>{logged}</td>
      <td>{again === null ? 'not reached' : `${again.value ?? 'none'} ${differs(draw) ? '✗' : '✓'}`}</td>
    </tr>
  )
}
