import type { AnyGame, Ctx, GameTypes } from '../../contract/contract.ts'

/** The same game, overheard: did the rules draw luck or reveal something since last time? */
export function spyOn(game: AnyGame): { game: AnyGame; hasHeard(): boolean; forget(): void } {
  let heard = false
  const hear = <X>(value: X): X => {
    heard = true
    return value
  }
  const overheard = (ctx: Ctx<GameTypes['Event']>): Ctx<GameTypes['Event']> => ({
    now: ctx.now,
    pace: ctx.pace,
    byTimeout: ctx.byTimeout,
    hasListeners: ctx.hasListeners,
    emit: (event) => ctx.emit(event),
    reveal: (event) => ctx.reveal(hear(event)),
    random: {
      d6: () => hear(ctx.random.d6()),
      below: (n, stream) => hear(ctx.random.below(n, stream)),
      draw: (stream, bag) => hear(ctx.random.draw(stream, bag)),
      take: (stream, row) => hear(ctx.random.take(stream, row)),
      touch: () => hear(ctx.random.touch()),
    },
  })
  return {
    game: { ...game, apply: (state, seat, action, ctx) => game.apply(state, seat, action, overheard(ctx)) },
    hasHeard: () => heard,
    forget() {
      heard = false
    },
  }
}
