/** My courses, as this browser keeps them. */
export interface KeptCourse {
  readonly id: string
  readonly text: string
  /** When it was changed last, in milliseconds. */
  readonly at: number
}

export interface Shelf {
  /** Which one lay on the drawing board last. */
  readonly open: string | null
  /** Latest first. */
  readonly courses: readonly KeptCourse[]
}

const EMPTY: Shelf = { open: null, courses: [] }
/** Another way of keeping gets another number: an older page does not touch what it does not understand. */
const KEY = 'starboard.roborally.courses.1'
const MOST_COURSES = 200

type Keeper = Pick<Storage, 'getItem' | 'setItem'>

/** What is broken or foreign counts as nothing; one bad course does not cost the others. */
export function readShelf(storage: Keeper = localStorage): Shelf {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? 'null')
    if (!isRecord(kept) || !Array.isArray(kept.courses)) return EMPTY
    const courses = kept.courses.filter(isKept)
    const unique = courses.filter(({ id }, place) => courses.findIndex((one) => one.id === id) === place)
    const open = unique.find(({ id }) => id === kept.open)?.id ?? null
    return { open, courses: unique.map(({ id, text, at }) => ({ id, text, at })) }
  } catch {
    return EMPTY
  }
}

/** False: there is no room, or this browser keeps nothing. What was kept before stays. */
export function writeShelf(shelf: Shelf, storage: Keeper = localStorage): boolean {
  try {
    storage.setItem(KEY, JSON.stringify(shelf))
    return true
  } catch {
    return false
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isKept = (value: unknown): value is KeptCourse =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.text === 'string' &&
  typeof value.at === 'number' &&
  Number.isFinite(value.at)

/** The course as it is now comes first; it lies on the drawing board. */
export const withCourse = ({ courses }: Shelf, course: KeptCourse): Shelf => ({
  open: course.id,
  courses: [course, ...courses.filter(({ id }) => id !== course.id)].slice(0, MOST_COURSES),
})

export const withoutCourse = ({ open, courses }: Shelf, gone: string): Shelf => ({
  open: open === gone ? null : open,
  courses: courses.filter(({ id }) => id !== gone),
})

/** Back where it was by its date. */
export const withRestored = (shelf: Shelf, course: KeptCourse): Shelf => ({
  open: shelf.open,
  courses: [...shelf.courses.filter(({ id }) => id !== course.id), course].toSorted((one, other) => other.at - one.at),
})

export const opened = (shelf: Shelf, id: string | null): Shelf => ({ ...shelf, open: id })
