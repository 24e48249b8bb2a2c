import { answerRequests } from './answering.ts'
import { starboardWire } from './starboard-wire.ts'

answerRequests({ starboard: starboardWire })
