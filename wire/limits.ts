/** Messages and bodies may be this long, in bytes: long enough for a hand of answers, for orders and for chat. */
export const MOST_BYTES = 12 * 1024

/** What sets up a table may be longer, because games take long texts as options: a course, a mission. */
export const MOST_SETTING_BYTES = 256 * 1024

/** The commands that carry settings. */
export const SETTING_COMMANDS: readonly string[] = ['configure']

export const isTooLong = (text: string, command: string): boolean =>
  new TextEncoder().encode(text).length > (SETTING_COMMANDS.includes(command) ? MOST_SETTING_BYTES : MOST_BYTES)

/** Letters as people count them: an accent or an emoji is one. */
export const MOST_NAME_LETTERS = 24
export const MOST_CHAT_LETTERS = 500

/** As typed, before it is tidied up and counted: whatever is longer is not even looked at. */
export const MOST_NAME_TYPED = 200
export const MOST_CHAT_TYPED = 2000

/** The fingerprint of a look goes with every news whose number this divides: a copy that went astray is noticed soon. */
export const PRINT_EVERY = 16

/** The code with which a connection is closed whose session has ended: there is nothing to come back for. */
export const LOGGED_OUT = 4401
