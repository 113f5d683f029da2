import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { fold } from './fold.ts';

const marked = 'ÇĞİIÖŞÜçğıöşüÂÎÛâîûÄäÁáÀàÅåÃãÉéÈèÊêËëÍíÌìÏïÑñÓóÒòÔôÕõØøÚúÙùŁłŻżŹźŚśŃńĆćĘęĄąČčŠšŽžŘřĚěŮů';
const plain = 'CGIIOSUcgiosuAIUaiuAaAaAaAaAaEeEeEeEeIiIiIiNnOoOoOoOoOoUuUuLlZzZzSsNnCcEeAaCcSsZzRrEeUu';

/** A column folded like `foldedWord`: letters and digits without case, marks and spaces. */
export const foldedColumn = (column: SQLWrapper): SQL<string> =>
  sql<string>`regexp_replace(lower(translate(${column}, ${marked}, ${plain})), '[^[:alnum:]]', '', 'g')`;

/** Folds a name: `Örnek Tekstil A.Ş.` and `ORNEK TEKSTİL AŞ` are equal. */
export const foldedWord = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');
