import { KeysButton } from '@starboard/screen/frame/help/keys-button.tsx'
import type { PromptSlots } from '@starboard/screen/frame/layout/slots.ts'
import { Button } from '@starboard/screen/pieces/button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { actionWords } from '../../film/model/action-words.ts'
import { HALVES } from '../../rules/deal/card.ts'
import { firstTurnOf, lastTurnOf, phasesOf } from '../../rules/phases.ts'
import { endingPhase, placingWords } from '../../rules/still-placing.ts'
import { captainNow } from '../model/captain.ts'
import { slotAt } from '../model/drafting.ts'
import { halfWords } from '../model/half-words.ts'
import { actionOf } from '../model/slots.ts'
import type { Planning } from '../model/use-planning.ts'
import { GoOn } from './go-on.tsx'
import css from './prompt.module.css'
import { transferPrompt } from './transfer-prompt.tsx'
import type { Asking } from './use-asking.ts'

/** What I am asked while plans are made; the first of these that fits. */
export function planningPrompt(planning: Planning, asking: Asking): PromptSlots {
  const { view } = planning.board
  if (planning.board.me === null) return { text: watchText(planning), rule: 'SA-2.5' }
  return (
    lockPrompt(planning, asking) ??
    endPrompt(planning, asking) ??
    doublePrompt(planning) ??
    boardPrompt(planning) ??
    (view.transfer === null ? null : transferPrompt(planning, asking, view.transfer)) ??
    handPrompt(planning) ??
    idlePrompt(planning, asking)
  )
}

const watchText = (planning: Planning): string =>
  endingText(planning) ??
  (planning.board.view.outage === null
    ? 'The crew makes its plans.'
    : 'Communications are down: the crew plans in silence.')

function lockPrompt({ board }: Planning, { locking, lock }: Asking): PromptSlots | null {
  if (locking === null) return null
  const isLast = locking === phasesOf(board.view.turns).at(-1)
  return {
    text: null,
    rule: 'SA-2.18',
    preview: {
      text: `Lock phase ${locking} now? Its cards stay as they lie, for good. ${
        isLast ? 'You wait for the others then.' : 'You get the cards of the next phase at once.'
      }`,
      label: `Lock phase ${locking}`,
      confirm() {
        board.act({ kind: 'lockPhase', phase: locking })
        lock(null)
      },
      back: () => lock(null),
    },
  }
}

/** SA-2.20: as long as that phase is the one that ends next. */
function endPrompt({ board, nameOf }: Planning, { ending, end }: Asking): PromptSlots | null {
  const { view, me, act } = board
  if (ending === null || endingPhase(view) !== ending) return null
  return {
    text: null,
    rule: 'SA-2.20',
    preview: {
      text: `End phase ${ending} now? ${placingWords(view, { phase: ending, me, nameOf })} What is empty then stays empty.`,
      label: `End phase ${ending}`,
      confirm() {
        act({ kind: 'advance' })
        end(null)
      },
      back: () => end(null),
    },
  }
}

/** SA-11.2 */
function doublePrompt({ doubled, putBeside, letGo }: Planning): PromptSlots | null {
  if (doubled === null) return null
  return {
    text: `Turn ${doubled} has a card. Play both in one turn, or this one instead?`,
    rule: 'SA-11.2',
    buttons: (
      <>
        <Button onClick={() => putBeside('first')}>Before it</Button>
        <Button onClick={() => putBeside('second')}>After it</Button>
        <Button onClick={() => putBeside('instead')}>Instead</Button>
      </>
    ),
    back: letGo,
  }
}

function handPrompt(planning: Planning): PromptSlots | null {
  const { held, letGo, own } = planning
  if (held?.from !== 'hand' || own === null) return null
  const open = own.openPhase
  return {
    text: (
      <>
        <mark className={css.paper}>{actionWords(actionOf(held.card, held.half))}</mark>{' '}
        {open === null
          ? 'All your phases are locked: it stays in your hand.'
          : `goes into a slot of turns ${firstTurnOf(open)} to ${lastTurnOf(open)}.`}
      </>
    ),
    rule: 'SA-2.5',
    targets: openTurns(planning),
    back: letGo,
  }
}

/** Where a card that is held may go, for keys and screen readers. */
function openTurns({ board, own, isOpen, put }: Planning): NonNullable<PromptSlots['targets']> {
  return Array.from({ length: board.view.turns }, (_, place) => place + 1)
    .filter(isOpen)
    .map((turn) => {
      const isFree = own === null || slotAt(own, turn).length === 0
      return { name: `Turn ${turn}${isFree ? ', empty' : ', has a card'}`, run: () => put(turn) }
    })
}

/** What may be taken up, for keys and screen readers. */
function handHalves({ own, hold }: Planning): NonNullable<PromptSlots['targets']> {
  return (own?.hand ?? []).flatMap((card, place) =>
    HALVES.map((half) => ({
      name: `Card ${place + 1}: ${halfWords(actionOf(card, half))}`,
      run: () => hold(card, half),
    })),
  )
}

function boardPrompt(planning: Planning): PromptSlots | null {
  const { held, letGo, own, forecast } = planning
  if (held?.from !== 'board' || own === null) return null
  const does = forecast?.turns[held.turn - 1]
  const [card] = slotAt(own, held.turn)
  return {
    text: (
      <>
        Turn {held.turn}:{' '}
        <span className={does?.isVain ? css.vain : undefined}>
          {does === undefined || does.deeds.length === 0 ? 'nothing happens' : does.deeds.join('; ')}
        </span>
        {does?.delay != null && <span className={css.vain}> {does.delay}</span>}. Press another slot to move it there.
      </>
    ),
    rule: 'SA-2.5',
    buttons: (
      <>
        {card !== undefined && (
          <Button icon={<Icon name="reset" size={16} />} onClick={() => planning.turnOver(held.turn, card.id)}>
            Turn over
          </Button>
        )}
        <Button icon={<Icon name="undo" size={16} />} onClick={() => planning.takeBack(held.turn)}>
          Take back
        </Button>
      </>
    ),
    targets: openTurns(planning),
    back: letGo,
  }
}

function idlePrompt(planning: Planning, asking: Asking): PromptSlots {
  const { board, own } = planning
  const { view, legal } = board
  const open = own?.openPhase ?? null
  const mayLock = open !== null && legal.some((action) => action.kind === 'lockPhase')
  return {
    text: idleText(planning),
    rule: endingPhase(view) !== null ? 'SA-2.20' : view.outage === null ? 'SA-2.5' : 'SA-2.12',
    targets: open === null ? [] : handHalves(planning),
    buttons: (
      <>
        <GoOn planning={planning} asking={asking} />
        <Button
          icon={<Icon name="chat" size={16} />}
          isOff={view.outage !== null || view.stage !== 'planning'}
          aria-expanded={asking.isCalling}
          onClick={() => asking.call(!asking.isCalling)}
        >
          Call out
        </Button>
        {mayLock && (
          <Button look="quiet" icon={<Icon name="lock" size={16} />} onClick={() => asking.lock(open)}>
            Lock phase {open}
          </Button>
        )}
        <span className={css.keys}>
          <KeysButton />
        </span>
      </>
    ),
  }
}

function idleText(planning: Planning): string {
  const { board, own } = planning
  const { view } = board
  const ending = endingText(planning)
  if (ending !== null) return view.outage === null ? ending : `Communications are down. ${ending}`
  if (view.outage !== null) return 'Communications are down. Nobody can talk or call out; place your cards.'
  const open = own?.openPhase ?? null
  if (open === null) return 'You have locked everything. Talk to the others while they plan.'
  return `Plan turns ${firstTurnOf(open)} to ${lastTurnOf(open)}: press a half of a card, then a slot.`
}

/** SA-2.20 */
function endingText({ board: { view, me }, nameOf }: Planning): string | null {
  const phase = endingPhase(view)
  if (phase === null) return null
  const captain = captainNow(view)
  const when = captain === me ? 'you go on' : `${nameOf(captain)} goes on`
  return `Phase ${phase} ends when ${when}. ${placingWords(view, { phase, me, nameOf })}`
}
