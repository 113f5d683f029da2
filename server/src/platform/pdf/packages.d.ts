/** Types for the parts of packages that are used; they have none. */
declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): Readonly<{ position: number }> | null;
  }
}
declare module 'subset-font' {
  type Options = Readonly<{ targetFormat: 'truetype'; variationAxes: Readonly<Record<string, number>> }>;
  export default function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>;
}
