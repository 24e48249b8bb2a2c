/** One fuel cell on a square of 48. */
export const Cell = () => (
  <>
    <path d="M0 0h48v48H0Z" fill="#0b1020" />
    <path d="M16 12h16v26H16Z" fill="#7cc5ff" />
    <path d="M20 8h8v4h-8Z" fill="#b9c2e6" />
    <path d="M19 22h10v4H19Z" fill="#0b1020" />
  </>
)
