import { useEffect, useRef, useState } from 'react'
import type { Announcement, AnyBoardModule } from '../../contract/board.ts'
import type { GameEvent, MatchSource } from '../../contract/match-source.ts'
import { useSettings } from '../../settings/settings.ts'
import { playSound } from '../../sound/sound.ts'
import { findVoices, speak, stopSpeaking } from '../../sound/speech.ts'
import { viewerAt } from '../faces.ts'
import { stagingOf } from '../film/staging.ts'
import { DEVICE } from '../match-clock/at-match-time.ts'
import { Announcer, SILENCE } from './announcer.ts'

interface Heard {
  readonly source: MatchSource
  readonly module: AnyBoardModule
  /** What was told before this page was opened. */
  readonly before: readonly GameEvent[]
}

/** What is announced at this table. It comes with the news and waits for no film. */
export function useAnnouncements({ source, module, before }: Heard) {
  const [announced, setAnnounced] = useState(SILENCE)
  const hear = useRef<(events: readonly GameEvent[]) => void>(() => undefined)
  useEffect(() => {
    findVoices()
    const announcer = new Announcer({
      clock: source.matchClock,
      device: DEVICE,
      isAway: () => document.hidden,
      isUntimed: () => source.state.shown !== null && module.isUntimed?.(source.state.shown.view) === true,
      sound,
      onChange: setAnnounced,
    })
    hear.current = (events) => announcer.announce(events.flatMap((event) => announcementIn(event, source, module)))
    const unsubscribe = source.subscribe(({ table }, events) => {
      // Whoever has stopped the clock wants to talk: what is being read out stands in the log.
      if (table?.isPaused === true) stopSpeaking()
      hear.current(events)
    })
    const look = () => announcer.wait()
    document.addEventListener('visibilitychange', look)
    // Some browsers talk on when the page is gone.
    addEventListener('pagehide', stopSpeaking)
    return () => {
      document.removeEventListener('visibilitychange', look)
      removeEventListener('pagehide', stopSpeaking)
      unsubscribe()
      announcer.close()
      stopSpeaking()
    }
  }, [source, module])
  useEffect(() => hear.current(before), [before])
  useMuting()
  return announced
}

/** Who turns the voice off does not want to hear the sentence to its end. */
function useMuting(): void {
  const { sound: isOn, announcements } = useSettings()
  const isSpoken = isOn && announcements === 'spoken'
  useEffect(() => {
    if (!isSpoken) stopSpeaking()
  }, [isSpoken])
}

const announcementIn = (event: GameEvent, { state }: MatchSource, { staging }: AnyBoardModule) =>
  stagingOf(staging, event, viewerAt(state.table)).announcement ?? []

/** In one breath, and with one alarm. */
function sound(fresh: readonly Announcement[]): void {
  if (fresh.some(({ tone }) => tone === 'alarm')) playSound('alarm')
  speak(fresh.map(({ text }) => text).join(' '))
}
