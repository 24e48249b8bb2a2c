import { EXAMPLES, type Example } from '../examples.ts'
import css from './welcome.module.css'

interface ExampleListProps {
  open(name: string, load: Example['load']): void
}

export function ExampleList({ open }: ExampleListProps) {
  return (
    <ul className={css.list}>
      {EXAMPLES.map(({ name, about, load }) => (
        <li key={name}>
          <button type="button" onClick={() => open(name, load)}>
            <b>{name}</b>
            <span>{about}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
