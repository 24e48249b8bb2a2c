declare module 'subset-font' {
  interface Axis {
    readonly min: number
    readonly max: number
    readonly default: number
  }
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2'
      /** All, unless said otherwise. */
      readonly keepFeatures?: readonly string[]
      readonly variationAxes?: Readonly<Record<string, Axis>>
    },
  ): Promise<Buffer>
}
