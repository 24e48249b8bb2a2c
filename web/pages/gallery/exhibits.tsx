import * as pieces from '@starboard/screen/pieces/index.ts'
import type { ReactNode } from 'react'
import css from './gallery-page.module.css'
import {
  LiveChips,
  LiveCounter,
  LiveDialog,
  LiveDie,
  LiveExplained,
  LiveField,
  LiveHand,
  LiveSegmented,
  LiveSlider,
  LiveTabs,
  LiveToggle,
  LiveWordSlider,
} from './live-exhibits.tsx'

export interface Exhibit {
  readonly about: string
  /** By the name of the state. */
  readonly states: Readonly<Record<string, ReactNode>>
}

const { Badge, Button, Caption, Card, ClockRing, Die, Field, Gauge, Hand, Icon, IconButton, LinkButton } = pieces
const { SeatBadge, SeatShape, Skeleton, Slider, Toast, Toggle, Tooltip } = pieces

const nothing = () => undefined
const REFUSAL = { code: 'too-few', rule: 'XX-5.2', text: 'It costs 7 cubes, you have 4.' }
const SEATS = [0, 1, 2, 3, 4, 5, 6, 7] as const

const framed = (card: ReactNode, deck?: string) => (
  <div className={css.card} data-deck={deck}>
    {card}
  </div>
)

/** One entry a piece: a piece without an exhibit does not compile. */
export const EXHIBITS: { readonly [K in keyof typeof pieces]: Exhibit } = {
  Badge: {
    about: 'A word or two in a pill; never something to press. Amber says whose decision it is.',
    states: {
      plain: <Badge>1st</Badge>,
      now: <Badge tone="now">now</Badge>,
      harm: <Badge tone="harm">next launch sabotaged</Badge>,
      info: <Badge tone="info">2 watch</Badge>,
    },
  },
  Button: {
    about:
      'Green and filled is the thing to do now, green and outlined may be done too. What may not be pressed stays focusable; wrap it in WhyNot to say why.',
    states: {
      primary: <Button look="primary">Launch pad 1</Button>,
      secondary: <Button>Trade 2:1</Button>,
      quiet: <Button look="quiet">Back</Button>,
      danger: <Button look="danger">Give up</Button>,
      'with an icon': (
        <Button look="primary" icon={<Icon name="play" />}>
          Start
        </Button>
      ),
      large: (
        <Button look="primary" size="large">
          Build for 13
        </Button>
      ),
      off: <Button isOff>Build for 13</Button>,
      busy: (
        <Button look="primary" isBusy>
          Sending
        </Button>
      ),
    },
  },
  Caption: {
    about: 'What a game announces to everybody at once, over the board. An alarm has its sign, and nothing flashes.',
    states: {
      calm: <Caption text="First phase ends in one minute." tone="calm" />,
      alarm: <Caption text="Time plus two: threat in zone red." tone="alarm" />,
    },
  },
  Card: {
    about: 'Printed matter. --game-band colours its band, --game-tint the ground of its picture.',
    states: {
      'lying there': framed(<Card name="Lantern" text="Lights one step of the way." foot="then +1" />),
      playable: framed(
        <Card
          name="Anchor"
          sign={<Icon name="flag" />}
          art={<Icon name="dice" />}
          text="Holds a ship for a turn."
          foot="then 2 targets"
          isPlayable
          onPick={nothing}
        />,
        'blue',
      ),
      picked: framed(
        <Card name="Compass" text="Look at the next card." isPlayable isPicked onPick={nothing} />,
        'blue',
      ),
      dimmed: framed(<Card name="Rope" text="Draw one card." isDimmed onPick={nothing} />),
      warned: framed(
        <Card name="Kettle" text="Warms the crew." foot="No effect now" isWarned isPlayable onPick={nothing} />,
      ),
      'not allowed': framed(<Card name="Sail" text="Two steps on." refusal={REFUSAL} onPick={nothing} />),
      'face down': framed(<Card name="A hidden card" isFaceDown back={<Icon name="star" size={40} />} />, 'blue'),
    },
  },
  Chip: { about: 'A small switch among others: filters, things to count in.', states: { 'some on': <LiveChips /> } },
  ClockRing: {
    about: 'How much time is left; the figures stand beside it. Red in the last ten seconds, grey while paused.',
    states: {
      plenty: <Clock left={0.8} text="1:18" />,
      urgent: <Clock left={0.12} text="0:07" isUrgent />,
      paused: <Clock left={0.5} text="0:45" isPaused />,
    },
  },
  Counter: {
    about: 'Counts to its new value; a screen reader hears the value at once.',
    states: { live: <LiveCounter /> },
  },
  Dialog: {
    about: 'The browser’s own dialog. Esc, the cross and a click beside it close it.',
    states: { live: <LiveDialog /> },
  },
  Die: {
    about: 'Tumbles for 700 ms to the rolled face whenever roll changes, and lies still under reduced motion.',
    states: {
      live: <LiveDie />,
      'all faces': (
        <div className={css.row}>
          {[1, 2, 3, 4, 5, 6].map((face) => (
            <Die key={face} face={face} />
          ))}
        </div>
      ),
      good: <Die face={2} tone="good" />,
      bad: <Die face={6} tone="bad" />,
      faint: <Die face={5} tone="faint" />,
    },
  },
  Explainer: {
    about: 'Every piece says what it is when a pointer rests on it, by focus and by a long press; + enlarges a card.',
    states: { live: <LiveExplained /> },
  },
  Field: {
    about: 'A line to write in.',
    states: {
      live: <LiveField />,
      wrong: (
        <div className={css.wide}>
          <Field label="Code of the table" value="K" error="A code has ten letters." onChange={nothing} />
        </div>
      ),
    },
  },
  Gauge: {
    about: 'How full something is, with figures; a forecast is hatched. --game-gauge colours it.',
    states: {
      plain: (
        <div className={css.wide}>
          <Gauge label="Fuel" value={5} most={8} />
        </div>
      ),
      'would rise': (
        <div className={css.wide}>
          <Gauge label="Fuel" value={3} forecast={6} most={8} />
        </div>
      ),
      'would fall': (
        <div className={css.wide}>
          <Gauge label="Signal" value={7} forecast={4} most={8} unit="bars" />
        </div>
      ),
    },
  },
  Hand: {
    about: 'Cards side by side. One stop for Tab; arrow keys walk, 1-9 pick, numbers show while keys are used.',
    states: {
      live: <LiveHand />,
      empty: (
        <div className={css.wide}>
          <Hand label="Empty hand" cards={[]} keyOf={String} draw={nothing} empty="No cards in your hand." />
        </div>
      ),
    },
  },
  Icon: {
    about: 'Small pictures in the colour of the text. The words beside them carry the meaning.',
    states: {
      some: (
        <div className={css.row}>
          {(['undo', 'pause', 'copy', 'film', 'download', 'warning', 'bot', 'trophy'] as const).map((name) => (
            <Icon key={name} name={name} size={22} />
          ))}
        </div>
      ),
    },
  },
  IconButton: {
    about: 'A button that is only a picture; its label is its name and its tooltip.',
    states: { plain: <IconButton label="Settings of the gallery" icon={<Icon name="settings" />} /> },
  },
  LinkButton: {
    about: 'Leads somewhere and looks like a button.',
    states: {
      primary: (
        <LinkButton look="primary" href="/gallery">
          To the gallery
        </LinkButton>
      ),
      quiet: (
        <LinkButton look="quiet" href="/">
          To the shelf
        </LinkButton>
      ),
    },
  },
  SeatBadge: {
    about: 'Who sits there: colour, shape and name together. Bots wear a cog, an absent person is a hollow shape.',
    states: {
      person: <SeatBadge seat={1} name="Ines" note="1st" />,
      bot: <SeatBadge seat={3} name="Kepler" isBot />,
      absent: <SeatBadge seat={2} name="Tomasz" isHere={false} />,
      'held by a bot': <SeatBadge seat={2} name="Tomasz" isHere={false} isHeld />,
      'asked now': <SeatBadge seat={1} name="Ines" isAsked />,
      me: <SeatBadge seat={0} name="Juniper" isMe isAsked />,
      short: <SeatBadge seat={4} name="Bartholomea" isShort isAsked />,
    },
  },
  SeatShape: {
    about: 'Colour and shape of a seat always go together; none is green.',
    states: {
      filled: <Shapes variant="filled" />,
      hollow: <Shapes variant="hollow" />,
      dashed: <Shapes variant="dashed" />,
    },
  },
  Segmented: { about: 'One of a few, all in sight.', states: { live: <LiveSegmented /> } },
  Skeleton: {
    about: 'The place of something that is on its way.',
    states: {
      lines: (
        <div className={css.wide}>
          <Skeleton height="22px" />
          <br />
          <Skeleton width="70%" />
        </div>
      ),
    },
  },
  Slider: {
    about:
      'A range input with a mark for each step: green may be chosen, red is too dear now, hatched is beyond the cap. --game-track colours it.',
    states: {
      'with a cap': <LiveSlider />,
      'with words': <LiveWordSlider />,
      off: (
        <div className={css.wide}>
          <Slider label="Power" steps={[{ value: 1 }, { value: 2 }, { value: 3 }]} value={2} isOff onChange={nothing} />
        </div>
      ),
    },
  },
  Tabs: { about: 'One of several panels; arrow keys go from tab to tab.', states: { live: <LiveTabs /> } },
  Toast: {
    about: 'A sentence that goes away by itself: toast(text) from anywhere.',
    states: {
      plain: <Toast line={{ id: 1, text: 'The link is copied.', tone: 'plain' }} close={nothing} />,
      harm: <Toast line={{ id: 2, text: 'The file could not be made.', tone: 'harm' }} close={nothing} />,
    },
  },
  Toggle: {
    about: 'On or off, at once.',
    states: {
      on: <LiveToggle label="Sound" startsOn />,
      off: <LiveToggle label="High contrast" startsOn={false} />,
      'not to be changed': <Toggle label="Open table" isOn isOff onChange={nothing} />,
    },
  },
  Tooltip: {
    about: 'A word more on hover and focus, in the top layer. Never the only place where something stands.',
    states: {
      'hover or focus': (
        <Tooltip text="Hits on 1-4 of a die.">
          <Button>Launch · 67 %</Button>
        </Tooltip>
      ),
      harm: (
        <Tooltip tone="harm" text={REFUSAL.text}>
          <Button isOff>Build for 7</Button>
        </Tooltip>
      ),
    },
  },
}

interface ClockProps {
  readonly left: number
  readonly text: string
  readonly isUrgent?: boolean
  readonly isPaused?: boolean
}

function Clock({ text, ...ring }: ClockProps) {
  return (
    <span className={css.clock}>
      <ClockRing {...ring} />
      {text}
    </span>
  )
}

function Shapes({ variant }: { readonly variant: 'filled' | 'hollow' | 'dashed' }) {
  return (
    <div className={css.row}>
      {SEATS.map((seat) => (
        <SeatShape key={seat} seat={seat} size={22} variant={variant} />
      ))}
    </div>
  )
}
