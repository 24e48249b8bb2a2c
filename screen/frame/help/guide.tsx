import type { GameTypes } from '@starboard/kernel'
import { useEffect, useState } from 'react'
import type { BoardHelp } from '../../contract/board.ts'
import { Dialog } from '../../pieces/dialog.tsx'
import { Toggle } from '../../pieces/toggle.tsx'
import { changeSettings, useSettings } from '../../settings/settings.ts'
import { useAroundBoard } from '../context.ts'
import { TABLE_KEYS } from './frame-keys.ts'
import css from './help.module.css'
import type { AskedHelp } from './help.tsx'
import { type Asking, questionsAt } from './questions.ts'

interface GuideProps {
  readonly asked: AskedHelp
  answer(text: string): void
  close(): void
}

/** One list of everything a key does here, and of everything that can be asked. */
export function Guide({ asked, answer, close }: GuideProps) {
  const help = useHelp()
  const around = useAroundBoard()
  const questions = help === null ? null : questionsAt(around, help)
  useEffect(() => {
    if (asked.kind === 'keys' || questions === null) return
    const found = questions.find(({ key }) => key === asked.key)
    if (found !== undefined) answer(found.answer())
    close()
  })
  return (
    <Dialog title="Keys and questions" isOpen={asked.kind === 'keys' && help !== null} close={close}>
      {help !== null && questions !== null && <Lists help={help} questions={questions} />}
    </Dialog>
  )
}

const NONE: BoardHelp<GameTypes> = { keys: [], questions: [] }

/** The game's own part; without it there is still the frame's. */
function useHelp(): BoardHelp<GameTypes> | null {
  const { help: load } = useAroundBoard()
  const [help, setHelp] = useState<BoardHelp<GameTypes> | null>(load === undefined ? NONE : null)
  useEffect(() => {
    let isWanted = true
    load?.().then(
      (loaded) => isWanted && setHelp(loaded),
      () => isWanted && setHelp(NONE),
    )
    return () => {
      isWanted = false
    }
  }, [load])
  return help
}

function Lists({ help, questions }: { readonly help: BoardHelp<GameTypes>; readonly questions: readonly Asking[] }) {
  const [told, setTold] = useState('')
  const { letterKeys } = useSettings()
  return (
    <div className={css.guide}>
      <h3>Ask the table</h3>
      <div className={css.told}>
        {told === '' && <p>Press a question: its answer stands here. At the table the keys alone ask it.</p>}
        <p role="status">{told}</p>
      </div>
      <ul className={css.questions}>
        {questions.map(({ key, text, answer }) => (
          <li key={key}>
            <button type="button" onClick={() => setTold(answer())}>
              <kbd>Shift {key}</kbd>
              {text}
            </button>
          </li>
        ))}
      </ul>
      <h3>Keys</h3>
      <dl>
        {[...help.keys, ...TABLE_KEYS].map(({ keys, does }) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Toggle
        label="Letters and digits are keys"
        isOn={letterKeys}
        onChange={(isOn) => changeSettings({ letterKeys: isOn })}
      />
    </div>
  )
}
