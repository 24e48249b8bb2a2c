import { RuleLink } from '@starboard/screen/frame/prompt/why-not.tsx'
import { Button } from '@starboard/screen/pieces/button.tsx'
import { Blueprint } from '../art/blueprint.tsx'
import { DieFace } from '../art/dice.tsx'
import { CubeSymbol } from '../art/symbols.tsx'
import { type Design, planOf, whenReady } from '../model/design.ts'
import { damageWords, underFire } from '../model/fire.ts'
import { dieChance, FACES, facesUpTo, percent } from '../model/odds.ts'
import type { Picking } from '../model/use-picking.ts'
import { PartSlider } from './part-slider.tsx'
import css from './works.module.css'

/** The builder: three sliders, the drawing that follows them, and what the rocket would cost and do. */
export function Works({ picking }: { readonly picking: Picking }) {
  const { front, design, setDesign, legal, refused } = picking
  const plan = planOf({ legal, refused }, front, design)
  const set = (part: keyof Design) => (value: number) => setDesign({ ...design, [part]: value })
  const isOff = plan.build === null
  const mayBuild = legal.some(({ kind }) => kind === 'build')
  return (
    <div className={css.works} data-off={isOff || undefined}>
      <div className={css.blueprint}>
        <Blueprint {...design} capPower={front.powerCap} capAccuracy={front.accuracyCap} />
      </div>
      {(['power', 'accuracy', 'level'] as const).map((part) => (
        <PartSlider key={part} part={part} player={front} design={design} isOff={!mayBuild} set={set(part)} />
      ))}
      <div className={css.finish}>
        <Result picking={picking} cost={plan.cost} />
        <Button
          look="primary"
          size="large"
          isWide
          isOff={isOff}
          isBusy={picking.isSending}
          icon={<CubeSymbol size={20} />}
          aria-describedby={isOff ? 'works-why' : undefined}
          onClick={() => plan.build !== null && picking.press({ kind: 'act', action: plan.build })}
        >
          <span className={css.nowrap}>Build for {plan.cost}</span>
          {plan.leaves >= 0 && <small className={css.leaves}>leaves {plan.leaves}</small>}
        </Button>
      </div>
      <p className={css.why} id="works-why" data-now={legal.length > 0 || undefined}>
        {plan.why !== null && (
          <>
            {plan.why.text} <RuleLink rule={plan.why.rule} />
          </>
        )}
      </p>
    </div>
  )
}

function Result({ picking: { view, design }, cost }: { readonly picking: Picking; readonly cost: number }) {
  const { power, accuracy, level } = design
  const price = cost - power - accuracy
  return (
    <div className={css.result}>
      <span className={css.dice} aria-hidden="true">
        {FACES.map((face) => (
          <DieFace key={face} face={face} size={24} tone={face <= accuracy ? 'plain' : 'dim'} />
        ))}
      </span>
      <b className={css.chance}>{percent(dieChance(accuracy))}</b>
      <p>
        Hits on {facesUpTo(accuracy)}
        <span className={css.sum}> for {power} damage</span>, <b>{damageWords(underFire(view), power)}</b>.
        <span className={css.sum}>
          {' '}
          Ready {whenReady(level)}. {power} + {accuracy} + {price} = <b>{cost}</b>.
        </span>
      </p>
    </div>
  )
}
