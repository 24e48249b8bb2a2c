/** What comes of it, or an error if it takes too long. */
export function inTime<X>(work: Promise<X>, ms: number): Promise<X> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not done within ${ms} ms.`)), ms)
  })
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer))
}
