/** The path of the NATS server's program; installs one if there is none. */
export function requireNats(): string
