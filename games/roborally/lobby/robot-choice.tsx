import type { SeatOptionPicture } from '@starboard/screen/contract/lobby.ts'
import { Dialog } from '@starboard/screen/pieces/dialog.tsx'
import { useId, useState } from 'react'
import { RobotPortrait } from '../board/art/robot.tsx'
import { ROBOT_NAMES, type RobotName, robotsFor } from '../rules/robots.ts'
import css from './robot-choice.module.css'

const ANY = 'any'

const isRobot = (value: unknown): value is RobotName => ROBOT_NAMES.some((name) => name === value)

/** RR-1.3: the robot at a seat; whoever sits there presses it to take another one. */
export function RobotChoice(props: SeatOptionPicture) {
  const { seat, name, value, chosen, mayChange } = props
  const [isOpen, setOpen] = useState(false)
  const robots = robotsFor(chosen.map((one) => ({ robot: isRobot(one) ? one : ANY })))
  const robot = isRobot(value) ? value : robots[seat]
  if (robot === undefined) return null
  const portrait = <RobotPortrait name={robot} seat={seat} isBare />
  const picture = <span className={css.portrait}>{portrait}</span>
  const isAny = !isRobot(value)
  if (!mayChange)
    return (
      <span className={css.robot} data-any={isAny || undefined} title={isAny ? 'No robot chosen yet' : robot}>
        {picture}
      </span>
    )
  const text = isAny ? `${name} drives any robot: choose one` : `${name} drives ${robot}: choose another robot`
  return (
    <>
      <button
        type="button"
        className={css.robot}
        data-any={isAny || undefined}
        aria-label={text}
        title={text}
        onClick={() => setOpen(true)}
      >
        {picture}
      </button>
      <Dialog title={`A robot for ${name}`} size="wide" isOpen={isOpen} close={() => setOpen(false)}>
        <Robots {...props} close={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

interface RobotsProps extends SeatOptionPicture {
  close(): void
}

function Robots({ seat, value, chosen, onChange, close }: RobotsProps) {
  const group = useId()
  const choose = (robot: string) => {
    onChange(robot)
    close()
  }
  return (
    <fieldset className={css.robots}>
      <legend>All robots are equal; they differ in looks.</legend>
      {ROBOT_NAMES.map((robot) => {
        const owner = chosen.findIndex((one, place) => one === robot && place !== seat)
        return (
          <label key={robot} data-taken={owner >= 0 || undefined}>
            <input
              type="radio"
              name={group}
              checked={value === robot}
              disabled={owner >= 0}
              onChange={() => choose(robot)}
            />
            <RobotPortrait name={robot} seat={owner >= 0 ? owner : seat} />
            {robot}
            {owner >= 0 && <small>taken by seat {owner + 1}</small>}
          </label>
        )
      })}
      <label>
        <input type="radio" name={group} checked={!isRobot(value)} onChange={() => choose(ANY)} />
        <span className={css.any} aria-hidden="true">
          ?
        </span>
        Any robot
      </label>
    </fieldset>
  )
}
