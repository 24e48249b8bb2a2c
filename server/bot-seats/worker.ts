import { parentPort } from 'node:worker_threads'
import type { TimedQuestion } from './players.ts'
import { answerTo } from './think.ts'

parentPort?.on('message', (question: TimedQuestion) => parentPort?.postMessage(answerTo(question)))
