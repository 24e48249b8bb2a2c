import type { ScriptEvent, ThreatEvent } from './script.ts'

/** What is read out at an event of a script. */
export function announcement(event: ScriptEvent): string {
  switch (event.type) {
    case 'phase-start':
      return `Phase ${event.phase} begins.`
    case 'phase-warning':
      return `Phase ${event.phase} ends in ${event.secondsLeft} seconds.`
    case 'phase-end':
      return `Phase ${event.phase} ends.`
    case 'threat':
      return threatSentence(event)
    case 'incoming-data':
      return 'Incoming data.'
    case 'data-transfer':
      return `Data transfer, ${event.seconds} seconds.`
    case 'comms-down':
      return `Communications are down for ${event.seconds} seconds.`
    case 'comms-restored':
      return 'Communications are restored.'
    case 'mission-end':
      return 'The mission ends.'
  }
}

function threatSentence(event: ThreatEvent): string {
  const what = event.level === 'serious' ? 'Serious threat' : 'Threat'
  const where = event.kind === 'external' ? `zone ${event.zone}` : 'internal'
  const crew = event.minCrew === undefined ? '' : ` Unconfirmed with fewer than ${event.minCrew} crew members.`
  return `Time T+${event.turn}. ${what}, ${where}.${crew}`
}
