const hex = (byte: number): string => byte.toString(16).padStart(2, '0')

/** 32 bytes as hexadecimal digits, by luck from the operating system. */
export const newSeed = (): string => Array.from(crypto.getRandomValues(new Uint8Array(32)), hex).join('')
