import type { MatchSource, MatchSourceState } from '@starboard/screen/contract/match-source.ts'
import { GuestsButton } from '@starboard/screen/frame/guests/guests-button.tsx'
import { News } from '@starboard/screen/frame/log/spoken-news.tsx'
import { useFocusKeeper } from '@starboard/screen/pieces/focus-keeper.ts'
import { useSettings } from '@starboard/screen/settings/settings.ts'
import type { GameInfo } from '@starboard/wire/api'
import { printCode } from '@starboard/wire/codes'
import { levelAmong } from '@starboard/wire/levels'
import type { Command, TableInfo } from '@starboard/wire/protocol'
import { talkRefusedAt } from '@starboard/wire/talk'
import { type ReactNode, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { Shell } from '../../app/shell.tsx'
import { freshSeed } from '../../games/play-now.ts'
import { posterOf } from '../../games/registry.ts'
import { useGame } from '../../games/use-games.ts'
import { PageSkeleton } from '../states/page-skeleton.tsx'
import { Kicked, TableFull } from '../states/table-states.tsx'
import { AboutPanel } from './about-panel.tsx'
import { BranchPanel } from './branch-panel.tsx'
import { DailyPanel } from './daily-panel.tsx'
import { seatRangeAt } from './form.ts'
import { InvitePanel } from './invite-panel.tsx'
import { LobbyBar } from './lobby-bar.tsx'
import { LobbyChat } from './lobby-chat.tsx'
import css from './lobby-page.module.css'
import { LobbyPrompt } from './lobby-prompt.tsx'
import { lobbyPlans } from './plan.ts'
import { RulesPanel } from './rules-panel.tsx'
import { SealPanel } from './seal-panel.tsx'
import { SeatsPanel } from './seats-panel.tsx'
import { StagePanel } from './stage-panel.tsx'
import { useCommands } from './use-commands.ts'
import { useKicked } from './use-kicked.ts'
import { PLAIN_LOBBY, useLobbyModule } from './use-lobby-module.ts'

interface LobbyPageProps {
  readonly source: MatchSource
  readonly state: MatchSourceState
}

/** The table before the start. */
export function LobbyPage({ source, state }: LobbyPageProps) {
  const game = useGame(state.table?.game)
  return state.table === null || game === null ? (
    <PageSkeleton />
  ) : (
    <Lobby source={source} state={state} table={state.table} game={game} />
  )
}

interface LobbyProps extends LobbyPageProps {
  readonly table: TableInfo
  readonly game: GameInfo
}

function Lobby({ source, state, table, game }: LobbyProps) {
  const { send, run, running } = useCommands(source)
  const kicked = useKicked(table)
  const lobby = useLobbyModule(game.id)
  const [isWatching, setWatching] = useState(false)
  const [seed] = useState(freshSeed)
  const invite = useRef<HTMLElement>(null)
  const [, navigate] = useLocation()
  const level = levelAmong(game.bots, useSettings().level)
  const plans = lobbyPlans({ table, least: seatRangeAt(table, game)[0], level, seed })
  const isFull = table.you.seat === null && table.seats.every(({ kind }) => kind !== 'empty')

  const act = (command: Command) => {
    if (command.kind === 'stand') kicked.expect()
    return send(command)
  }
  const leave = async () => {
    if (table.you.seat !== null) await act({ kind: 'stand' })
    navigate('/')
  }
  const showInvite = () => {
    invite.current?.scrollIntoView({ block: 'center' })
    invite.current?.focus({ preventScroll: true })
  }

  useFocusKeeper({ root: thePage, home: theDecision })
  if (kicked.isKicked) return <StateShell game={game} state={<Kicked stay={kicked.forget} />} />
  if (isFull && !isWatching) return <StateShell game={game} state={<TableFull watch={() => setWatching(true)} />} />
  return (
    <Shell
      title={`${game.name}, table ${printCode(table.code)}`}
      extra={<GuestsButton table={table} send={send} />}
      dock={<LobbyPrompt plans={plans} running={running} run={run} />}
    >
      <News chat={state.chat} seats={table.seats} me={table.seats[table.you.seat ?? -1]?.name ?? ''} />
      <LobbyBar table={table} game={game} poster={posterOf(game.id)} send={act} leave={leave} />
      <div className={css.lobby}>
        <SeatsPanel table={table} game={game} lobby={lobby ?? PLAIN_LOBBY} send={act} invite={showInvite} />
        <div className={css.middle}>
          {lobby?.stage === undefined ? (
            <AboutPanel game={game} poster={posterOf(game.id)} />
          ) : (
            <StagePanel table={table} game={game} lobby={lobby} send={act} />
          )}
          {table.branch !== undefined && <BranchPanel branch={table.branch} />}
          {table.daily === undefined ? (
            <RulesPanel table={table} game={game} lobby={lobby} send={act} />
          ) : (
            <DailyPanel daily={table.daily} game={game.id} />
          )}
        </div>
        <div className={css.side}>
          <InvitePanel code={table.code} place={invite} />
          <SealPanel commitment={table.commitment} daily={table.daily} branch={table.branch} />
          <LobbyChat chat={state.chat} seats={table.seats} closed={talkRefusedAt(table)} send={send} />
        </div>
      </div>
    </Shell>
  )
}

const thePage = (): HTMLElement => document.body
const theDecision = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-decision]')

const StateShell = ({ game, state }: { readonly game: GameInfo; readonly state: ReactNode }) => (
  <Shell title={game.name}>{state}</Shell>
)
