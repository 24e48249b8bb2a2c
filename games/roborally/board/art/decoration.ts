import styles from './art.module.css'

/** For what is drawn only: the words for it stand elsewhere, and it is never pointed at. */
export const DECORATION = { 'aria-hidden': true, className: styles.still } as const
