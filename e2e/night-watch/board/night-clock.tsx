import { printLeft, useCountdown } from '@starboard/screen/frame/prompt/countdown.ts'

/** What is left until the weather changes. */
export function NightClock({ until }: { readonly until: number }) {
  const countdown = useCountdown(until)
  return countdown === null ? null : <span role="timer"> {printLeft(countdown.leftMs)}</span>
}
