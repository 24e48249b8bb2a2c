/** A mission that is shipped along; its file comes when somebody opens it. */
export interface Example {
  readonly name: string
  readonly about: string
  load(): Promise<{ readonly default: unknown }>
}

export const EXAMPLES: readonly Example[] = [
  {
    name: 'Six guests on the way home',
    about: 'A whole flight of twelve turns. The blue zone suffers: can you save it?',
    load: () => import('../data/missions/examples/six-guests.json'),
  },
  {
    name: 'The nearest is hit',
    about: 'Which of several threats a cannon takes.',
    load: () => import('../data/missions/edge-cases/04-the-nearest-is-hit.json'),
  },
  {
    name: 'Two delays count once',
    about: 'How a late ride moves the whole plan.',
    load: () => import('../data/missions/edge-cases/14-two-delays-count-once.json'),
  },
  {
    name: 'Three rockets',
    about: 'When they start, and when they hit.',
    load: () => import('../data/missions/edge-cases/10-three-rockets.json'),
  },
  {
    name: 'Scout and Gunship',
    about: 'A threat that makes another one worse.',
    load: () => import('../data/missions/edge-cases/12-scout-and-gunship.json'),
  },
  {
    name: 'The pilot comes home',
    about: 'Interceptors, and what happens in the closing step.',
    load: () => import('../data/missions/edge-cases/23-pilot-comes-home.json'),
  },
  {
    name: 'Two cards in one turn',
    about: 'Somebody alone aboard, with double actions.',
    load: () => import('../data/missions/edge-cases/36-double-action.json'),
  },
  {
    name: 'The seventh point',
    about: 'A ship that does not come home.',
    load: () => import('../data/missions/edge-cases/26-the-seventh-point.json'),
  },
]
