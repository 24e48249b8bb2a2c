import type { PromptSlots } from '@starboard/screen/frame/layout/slots.ts'
import type { Act } from '../../rules/actions.ts'
import { words } from '../../rules/words.ts'
import { landingOdds } from '../model/landing.ts'
import { percent } from '../model/odds.ts'
import type { Picking } from '../model/use-picking.ts'
import { AnswerButton } from './answer-button.tsx'
import { Lines } from './lines.tsx'
import css from './prompt.module.css'

/** BR-7.5 */
export function stagingPrompt(picking: Picking): PromptSlots {
  const yes = picking.legal.find((action) => action.kind === 'useStaging' && action.use)
  const no = picking.legal.find((action) => action.kind === 'useStaging' && !action.use)
  return {
    text: (
      <Lines
        title="Your Thruster has failed."
        text={yes === undefined ? 'You have no Staging that could take over.' : 'Staging can take over; it is used up.'}
      />
    ),
    rule: 'BR-7.5',
    buttons: (
      <>
        {yes !== undefined && (
          <AnswerButton isMain isBusy={picking.isSending} hotkey="Q" run={() => picking.send(yes)}>
            Fire the Staging
          </AnswerButton>
        )}
        {no !== undefined && (
          <AnswerButton isMain={yes === undefined} isBusy={picking.isSending} hotkey="W" run={() => picking.send(no)}>
            {yes === undefined ? 'So be it' : 'Keep it'}
          </AnswerButton>
        )}
      </>
    ),
  }
}

const isCommit = (action: { readonly kind: string }): action is Act<'commitLanding'> => action.kind === 'commitLanding'

/** More ways than this are cut down to the plain ones. */
const MOST_WAYS = 6

/** BR-14.3: how many chutes and shields. */
export function landingPrompt(picking: Picking): PromptSlots {
  const { mine, legal } = picking
  const commits = legal.filter(isCommit)
  const isPlain = ({ chutes, shields, hidden }: Act<'commitLanding'>, place: number) =>
    chutes + shields + hidden < 2 || place === commits.length - 1
  const offered = commits.length <= MOST_WAYS ? commits : commits.filter(isPlain)
  return {
    text: (
      <Lines
        title="Mars below: how do you land?"
        text={
          commits.length === 1
            ? 'You have no landing card. Hold on.'
            : 'More dice, and the highest counts. Cards used are gone.'
        }
      />
    ),
    rule: 'BR-14.3',
    buttons: (
      <span className={css.many}>
        {mine !== null &&
          offered.map((commit, place) => (
            <AnswerButton
              key={`${commit.chutes} ${commit.shields} ${commit.hidden}`}
              isMain={place === offered.length - 1}
              isBusy={picking.isSending}
              hotkey={'QWRTYU'[place] ?? ''}
              under={`${percent(landingOdds(mine, commit))} to land`}
              run={() => picking.send(commit)}
            >
              {words.action(commit, picking.name, picking.view)}
            </AnswerButton>
          ))}
      </span>
    ),
  }
}
