import { explained, explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import {
  Button,
  Card,
  Chip,
  Counter,
  Dialog,
  Die,
  Explainer,
  Field,
  Hand,
  Segmented,
  Slider,
  Tabs,
  Toggle,
} from '@starboard/screen/pieces/index.ts'
import { type ReactNode, useState } from 'react'
import css from './gallery-page.module.css'

/** Pieces that are only understood by using them keep their value here. */
export function LiveSegmented() {
  const [value, setValue] = useState('even')
  const choices = [
    { value: 'calm', name: 'Calm' },
    { value: 'even', name: 'Even' },
    { value: 'fierce', name: 'Fierce' },
    { value: 'cruel', name: 'Cruel', isOff: true },
  ]
  return <Segmented label="Temper of the bots" value={value} choices={choices} onChange={setValue} />
}

export function LiveExplained() {
  const [enlarged, setEnlarged] = useState(0)
  return (
    <div className={css.row}>
      <Button {...explained({ name: 'Embargo', text: 'Another player’s next income is 0.', card: 'embargo' })}>
        Embargo
      </Button>
      <span {...explainedStill({ text: 'They pay for rockets.', label: '3 cubes' })}>3 cubes</span>
      <span>enlarged {enlarged} times</span>
      <Explainer ruleLink={() => null} enlarge={() => setEnlarged(enlarged + 1)} />
    </div>
  )
}

export function LiveToggle({ label, startsOn }: { readonly label: string; readonly startsOn: boolean }) {
  const [isOn, setOn] = useState(startsOn)
  return <Toggle label={label} isOn={isOn} onChange={setOn} />
}

export function LiveChips() {
  const [on, setOn] = useState<readonly string[]>(['Hits'])
  const toggle = (name: string) => setOn(on.includes(name) ? on.filter((other) => other !== name) : [...on, name])
  return (
    <div className={css.row}>
      {['Hits', 'Misses', 'Cards'].map((name) => (
        <Chip key={name} isOn={on.includes(name)} onToggle={() => toggle(name)}>
          {name}
        </Chip>
      ))}
    </div>
  )
}

export function LiveSlider() {
  const [power, setPower] = useState(3)
  const steps = [1, 2, 3, 4, 5, 6, 7, 8].map((value) => ({ value, state: stateOf(value) }))
  return (
    <div className={css.wide}>
      <Slider label="Power" note="cap 5" steps={steps} value={power} trailing={`+${power}`} onChange={setPower} />
    </div>
  )
}

const stateOf = (value: number): 'may' | 'dear' | 'locked' => (value > 5 ? 'locked' : value === 5 ? 'dear' : 'may')

export function LiveWordSlider() {
  const [time, setTime] = useState(1)
  const steps = [
    { value: 0, name: '2 turns' },
    { value: 1, name: 'next turn' },
    { value: 2, name: 'this turn' },
  ]
  return (
    <div className={css.wide}>
      <Slider label="Build" note="time" steps={steps} value={time} thumb="" trailing={`+${time}`} onChange={setTime} />
    </div>
  )
}

export function LiveDie() {
  const [rolls, setRolls] = useState(0)
  const face = ((rolls * 5) % 6) + 1
  return (
    <div className={css.row}>
      <Die face={face} roll={rolls} size={44} />
      <Button onClick={() => setRolls(rolls + 1)}>Roll</Button>
    </div>
  )
}

export function LiveCounter() {
  const [cubes, setCubes] = useState(14)
  return (
    <div className={css.row}>
      <span className={css.big}>
        <Counter value={cubes} unit="cubes" />
      </span>
      <Button onClick={() => setCubes(cubes + 9)}>Gain 9</Button>
      <Button onClick={() => setCubes(Math.max(0, cubes - 5))}>Pay 5</Button>
    </div>
  )
}

export function LiveDialog() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      <Dialog
        title="Give up the match?"
        isOpen={isOpen}
        close={close}
        buttons={
          <>
            <Button look="quiet" onClick={close}>
              Play on
            </Button>
            <Button look="danger" onClick={close}>
              Give up
            </Button>
          </>
        }
      >
        <p>A bot takes your seat for the rest of it.</p>
      </Dialog>
    </>
  )
}

export function LiveField() {
  const [name, setName] = useState('')
  const error = name.length > 12 ? 'At most 12 letters.' : null
  return (
    <div className={css.wide}>
      <Field label="Your name" note="As others see it." value={name} error={error} onChange={setName} />
    </div>
  )
}

export function LiveTabs() {
  const [open, setOpen] = useState('Log')
  const tabs = [
    { name: 'Log', body: <Text>What happened.</Text> },
    { name: 'Chat', body: <Text>What was said.</Text>, badge: 3 },
    { name: 'Rules', body: <Text>What holds.</Text> },
  ]
  return (
    <div className={css.tabs}>
      <Tabs label="Beside a board" tabs={tabs} open={open} onOpen={setOpen} />
    </div>
  )
}

const Text = ({ children }: { readonly children: ReactNode }) => <p className={css.text}>{children}</p>

const CARDS = ['Lantern', 'Anchor', 'Compass', 'Rope', 'Kettle'] as const

export function LiveHand() {
  const [picked, setPicked] = useState<string | null>(null)
  return (
    <div className={css.hand}>
      <Hand
        label="Your hand"
        cards={CARDS}
        keyOf={(name) => name}
        draw={(name, rove) => (
          <Card
            name={name}
            text="Pick it with a click, with Enter or by its number."
            rove={rove}
            isPlayable={name !== 'Rope'}
            isPicked={picked === name}
            isDimmed={picked !== null && picked !== name}
            onPick={() => setPicked(picked === name ? null : name)}
          />
        )}
      />
    </div>
  )
}
