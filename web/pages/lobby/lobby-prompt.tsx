import { Button, type ButtonProps } from '@starboard/screen/pieces/button.tsx'
import { Icon, type IconName } from '@starboard/screen/pieces/icons.tsx'
import css from './lobby-prompt.module.css'
import type { LobbyPlans, Plan } from './plan.ts'

interface LobbyPromptProps {
  readonly plans: LobbyPlans
  /** The plan that is being carried out. */
  readonly running: string | null
  run(plan: Plan): void
}

/** One sentence about what is missing, and the buttons for it. */
export function LobbyPrompt({ plans, running, run }: LobbyPromptProps) {
  const { strong, rest, note, go, others } = plans
  const button = (plan: Plan, look: NonNullable<ButtonProps['look']>, icon?: IconName) => (
    <Button
      key={plan.label}
      look={look}
      size="large"
      icon={icon === undefined ? undefined : <Icon name={icon} />}
      isBusy={running === plan.label}
      isOff={running !== null && running !== plan.label}
      onClick={() => run(plan)}
    >
      {plan.label}
    </Button>
  )
  return (
    <section className={css.prompt} aria-label="What to do now" data-decision="" tabIndex={-1}>
      <p role="status">
        <b>{strong}</b> {rest}
        {note !== null && <small>{note}</small>}
      </p>
      <div className={css.buttons}>
        {others.map((plan) => button(plan, startsMatch(plan) ? 'secondary' : 'quiet'))}
        {go !== null && button(go, 'primary', startsMatch(go) ? 'flag' : undefined)}
      </div>
    </section>
  )
}

const startsMatch = ({ commands }: Plan): boolean => commands.some(({ kind }) => kind === 'start')
