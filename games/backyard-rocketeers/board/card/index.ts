export { CardBack } from './card-back.tsx'
export { CardFace, type PrintedCard } from './card-face.tsx'
export { CARD_LINES } from './card-lines.ts'
