import type { GalleryModule } from '@starboard/screen/contract/gallery.ts'
import { Button } from '@starboard/screen/pieces/button.tsx'
import { useState } from 'react'
import { galleries } from '../../games/galleries.ts'
import css from './gallery-page.module.css'

/** What games have drawn, one sheet each; it weighs something, so it comes when it is asked for. */
export const GameArt = () => galleries.map(({ game, load }) => <GameSheet key={game} game={game} load={load} />)

function GameSheet({ game, load }: (typeof galleries)[number]) {
  const [shown, setShown] = useState<GalleryModule | null>(null)
  const id = `art-${game}`
  return (
    <section className={css.room} aria-labelledby={id}>
      <h2 id={id}>{shown === null ? `Drawings of ${game}` : shown.name}</h2>
      <p>Every drawing of this game on one sheet.</p>
      {shown === null ? <Button onClick={() => void load().then(setShown)}>Show the sheet</Button> : <shown.Sheet />}
    </section>
  )
}
