/** Each runs in the page. */
export function cutTexts(): readonly string[]
export function hangingOver(): readonly string[]
export function tinyTexts(least: number): readonly string[]
export function isWide(): boolean
