import { commitmentOf } from '@starboard/kernel'
import { Button } from '@starboard/screen/pieces/button.tsx'
import { Dialog } from '@starboard/screen/pieces/dialog.tsx'
import { SeatShape } from '@starboard/screen/pieces/seat-shape.tsx'
import { type ReactNode, useState } from 'react'
import type { DiceCheck } from '../../replay/dice-check.ts'
import type { AnyExport } from '../../replay/model.ts'
import css from './dice-dialog.module.css'
import { DrawTable } from './draw-table.tsx'

interface DiceDialogProps {
  readonly check: DiceCheck
  readonly exported: AnyExport
  readonly names: readonly string[]
  readonly index: number
  readonly fileName: string
  readonly isOpen: boolean
  close(): void
}

/** The whole proof, step by step, with the numbers of this match. */
export function DiceDialog({ isOpen, close, ...proof }: DiceDialogProps) {
  return (
    <Dialog title="Check the dice yourself" size="wide" isOpen={isOpen} close={close}>
      <Proof {...proof} />
    </Dialog>
  )
}

function Proof({ check, exported, names, index, fileName }: Omit<DiceDialogProps, 'isOpen' | 'close'>) {
  const { header, seed } = exported
  const again = commitmentOf(seed)
  const isSame = again === header.commitment
  return (
    <ol className={css.steps}>
      <Step title="Before anyone sat down, the server published this fingerprint">
        <p>
          It had chosen its secret number already. The fingerprint gives nothing away, but from then on the number could
          not be changed any more.
        </p>
        <Digits label="Fingerprint" text={header.commitment} />
      </Step>
      <Step title="Each seat added a number of its own">
        <p>So the server could not know how the dice would fall when it chose its own.</p>
        <ul className={css.seeds}>
          {header.seatSeeds.map((seatSeed, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats have numbers, not names of their own
            <li key={seat}>
              <span className={css.who}>
                <SeatShape seat={seat} />
                {names[seat]}
              </span>
              <Digits label={`Number of ${names[seat]}`} text={seatSeed === '' ? 'none' : seatSeed} />
            </li>
          ))}
        </ul>
      </Step>
      <Step title="After the end the server opened its number">
        <Digits label="Opened number" text={seed} />
        <p>Its fingerprint (SHA-256), worked out just now in this browser:</p>
        <Digits label="Fingerprint again" text={again} />
        <p className={css.verdict} data-bad={!isSame}>
          {isSame ? '✓ It is the published one.' : '✗ It is not the published one.'}
        </p>
      </Step>
      <Step title="Together these numbers make every roll and shuffle">
        <p>
          They are the key (HMAC-SHA-256) of a ChaCha20 stream of 32-bit numbers, one stream for the dice and one for
          each deck. A draw takes the next number of its stream and keeps what is left over when it is divided by the
          number of possibilities. A die is that plus 1.
        </p>
        <Draws check={check} index={index} />
      </Step>
      {exported.signature !== undefined && (
        <Step title="The server signed the whole file">
          <p>
            Whoever has this file can see that nothing in it was changed, and by whose key. Anybody can make a key: it
            is that of a server only if the same one stands at <code>/api/key</code> there.
          </p>
          <Digits label="Key" text={exported.signature.key} />
          {exported.signature.server !== undefined && <p>It says to be the key of {exported.signature.server}</p>}
        </Step>
      )}
      <Step title="Or do not trust this page at all">
        <p>Export the log and let your own computer play the whole match again:</p>
        <code className={css.command}>npx starboard verify {fileName}</code>
      </Step>
    </ol>
  )
}

function Step({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <li className={css.step}>
      <h3>{title}</h3>
      {children}
    </li>
  )
}

function Digits({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <p className={css.digits}>
      <span className="spoken">{label}: </span>
      {text}
    </p>
  )
}

/** Those of the moment on screen, or all of them. */
function Draws({ check: { draws }, index }: { readonly check: DiceCheck; readonly index: number }) {
  const here = draws.filter(({ moment }) => moment === index)
  const [isAll, setAll] = useState(false)
  const shown = isAll ? draws : here
  return (
    <>
      <fieldset className={css.which}>
        <legend className="spoken">Which draws</legend>
        <Button look="quiet" aria-pressed={!isAll} onClick={() => setAll(false)}>
          Moment {index + 1} ({here.length})
        </Button>
        <Button look="quiet" aria-pressed={isAll} onClick={() => setAll(true)}>
          Whole match ({draws.length})
        </Button>
      </fieldset>
      {shown.length === 0 ? <p>Nothing is drawn at this moment.</p> : <DrawTable key={String(isAll)} draws={shown} />}
    </>
  )
}
