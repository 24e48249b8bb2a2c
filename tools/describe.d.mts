/** Where the described types are kept. */
export declare const WRITTEN: string
/** What should stand there now. */
export declare function described(): string
