import { type OpenDecision, type Refused, seatOf } from '@starboard/kernel'
import type { Given } from '@starboard/wire/client'
import { beforeEach, describe, expect, it } from 'vitest'
import { MOST_WAITING, MoveQueue, type Sending } from './move-queue.ts'

const asked = (id: string, mode: OpenDecision['mode']): OpenDecision => ({ seat: seatOf(0), kind: 'main', mode, id })
const NO: Refused = { code: 'no', rule: 'LA-2.1', text: 'No.' }

describe('moves on their way to the table', () => {
  let sent: string[]
  let answers: ((given: Given) => void)[]
  let open: string
  let sending: Sending
  let queue: MoveQueue

  beforeEach(() => {
    sent = []
    answers = []
    open = 'd1'
    queue = new MoveQueue({
      send(action, decision) {
        sent.push(`${(action as { kind: string }).kind} for ${decision}`)
        return new Promise((resolve) => answers.push(resolve))
      },
      isOpen: (decision) => decision === open,
      onChange: (now) => {
        sending = now
      },
    })
  })
  const press = (kind: string, mode: OpenDecision['mode'] = 'free', id = open) =>
    queue.add({ action: { kind }, decision: asked(id, mode) })
  const answer = async (given: Given = { ok: true }) => {
    answers.shift()?.(given)
    await Promise.resolve()
    await Promise.resolve()
  }

  it('go one after the other, in the order in which they were pressed', async () => {
    for (const kind of ['red', 'green', 'red']) press(kind)
    expect(sent).toEqual(['red for d1'])
    await answer()
    expect(sent).toEqual(['red for d1', 'green for d1'])
    expect(sending.isSending).toBe(true)
    await answer()
    await answer()
    expect(sent).toEqual(['red for d1', 'green for d1', 'red for d1'])
    expect(sending).toEqual({ isSending: false, refusal: null })
  })

  it('go on after one of them was refused, and the refusal stays until the next is pressed', async () => {
    press('red')
    press('green')
    await answer({ ok: false, refused: NO })
    expect(sent).toEqual(['red for d1', 'green for d1'])
    await answer()
    expect(sending).toEqual({ isSending: false, refusal: NO })
    press('blue')
    expect(sending).toEqual({ isSending: true, refusal: null })
  })

  it('are refused with a sentence when too many wait', async () => {
    for (let pressed = 0; pressed <= MOST_WAITING; pressed++) press(`colour ${pressed}`)
    expect(sending.refusal).toBeNull()
    press('one more')
    expect(sending.refusal?.text).toContain('8 of your moves wait')
    for (let pressed = 0; pressed <= MOST_WAITING; pressed++) await answer()
    expect(sent).toHaveLength(MOST_WAITING + 1)
    expect(sent).not.toContain('one more for d1')
  })

  it('never answer the next question, and say so where it goes on in real time', async () => {
    press('red')
    press('green')
    open = 'd2'
    press('blue')
    await answer()
    expect(sending.refusal?.code).toBe('too-late')
    expect(sent).toEqual(['red for d1', 'blue for d2'])
  })

  describe('that are made in turn', () => {
    it('go once, however often they are pressed', async () => {
      for (let click = 0; click < 3; click++) press('pass', 'single')
      await answer()
      expect(sent).toEqual(['pass for d1'])
      expect(sending).toEqual({ isSending: false, refusal: null })
    })

    it('do not answer the next question by the second click, and nobody has to hear of it', async () => {
      press('build', 'single')
      press('launch', 'single')
      open = 'd2'
      await answer()
      expect(sent).toEqual(['build for d1'])
      expect(sending.refusal).toBeNull()
    })

    it('are late in silence also where the table says so first', async () => {
      press('build', 'single')
      press('launch', 'single')
      await answer()
      expect(sent).toEqual(['build for d1', 'launch for d1'])
      await answer({ ok: false, refused: { code: 'stale-decision', rule: 'kernel', text: '' } })
      expect(sending).toEqual({ isSending: false, refusal: null })
    })

    it('wait for their turn while the same question stands', async () => {
      press('build', 'sealed')
      press('launch', 'sealed')
      await answer({ ok: false, refused: NO })
      expect(sent).toEqual(['build for d1', 'launch for d1'])
    })

    it('are pressed in vain where nothing is known of the question', async () => {
      for (const kind of ['red', 'green']) queue.add({ action: { kind }, decision: undefined })
      await answer()
      expect(sent).toEqual(['red for undefined'])
    })
  })
})
