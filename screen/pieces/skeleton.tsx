import css from './skeleton.module.css'

interface SkeletonProps {
  readonly width?: string
  readonly height?: string
}

/** The place of something that is on its way. What is loading is said once, by the page. */
export function Skeleton({ width = '100%', height = '1em' }: SkeletonProps) {
  return <span className={css.skeleton} style={{ width, height }} aria-hidden="true" />
}
