/** Chapters whose first headings are raw silk, wool, cotton and other plant fibres. */
const lastRawHeading: ReadonlyMap<number, number> = new Map([
  [50, 3],
  [51, 5],
  [52, 3],
  [53, 5],
]);
const firstIndustrialChapter = 28;
const lastChapter = 97;
/** Starches and glues, chemical preparations partly made of crops, iron and steel. */
const partlyOtherwise: ReadonlySet<number> = new Set([35, 38, 72, 73]);

/**
 * Whether an HS code certainly means industrial goods under the duty treaties. Codes that a treaty counts as
 * agricultural goods or steel are left out.
 */
export function areIndustrialGoods(hsCode: string | null): boolean {
  const [, chapterDigits, headingDigits] = /^(\d\d)(\d\d)/.exec(hsCode ?? '') ?? [];
  const chapter = Number(chapterDigits ?? 0);
  if (chapter < firstIndustrialChapter || chapter > lastChapter || partlyOtherwise.has(chapter)) return false;
  return Number(headingDigits) > (lastRawHeading.get(chapter) ?? 0);
}
