import { sentenceOf } from '@starboard/kernel'
import { MOST_BYTES, SETTING_COMMANDS } from '@starboard/wire/limits'
import { type ClientMessage, clientMessage, moveMessage } from '@starboard/wire/protocol'
import * as z from 'zod/mini'
import { MOST_PARTS, MOST_SETTING_PARTS, shapeRefused } from './json.ts'
import { recognizing } from './recognize.ts'

/** The message, or a sentence about what is wrong with it. What is too long for what it is goes no further than needed. */
export function readMessage(data: Buffer): ClientMessage | string {
  const isLong = data.length > MOST_BYTES
  if (isLong && !SETTING_COMMANDS.some((kind) => data.includes(`"${kind}"`))) return TOO_LONG
  try {
    const value: unknown = JSON.parse(data.toString())
    const isSetting = carriesSettings(value)
    if (isLong && !isSetting) return TOO_LONG
    return shapeRefused(value, isSetting ? MOST_SETTING_PARTS : MOST_PARTS) ?? read(value)
  } catch {
    return 'Messages are JSON.'
  }
}

const TOO_LONG = `Only settings may be longer than ${MOST_BYTES} bytes.`

/** Looks at three members and at nothing else. */
function carriesSettings(value: unknown): boolean {
  const { kind, command } = (value ?? {}) as { kind?: unknown; command?: { kind?: unknown } | null }
  return kind === 'do' && SETTING_COMMANDS.includes(String(command?.kind))
}

const isMove = recognizing(moveMessage)

function read(value: unknown): ClientMessage | string {
  if (isMove(value)) return value as ClientMessage
  const result = z.safeParse(clientMessage, value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  return issue === undefined ? 'This is no message.' : sentenceOf(issue)
}
