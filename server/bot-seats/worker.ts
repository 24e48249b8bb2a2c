import { parentPort } from 'node:worker_threads'
import type { Question } from './players.ts'
import { answerTo } from './think.ts'

parentPort?.on('message', (question: Question) => parentPort?.postMessage(answerTo(question)))
