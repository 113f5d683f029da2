import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { fold } from '../catalogue/index.ts';

const marked = 'ÇĞİIÖŞÜçğıöşüÂÎÛâîûÄäÁáÀàÅåÃãÉéÈèÊêËëÍíÌìÏïÑñÓóÒòÔôÕõØøÚúÙùŁłŻżŹźŚśŃńĆćĘęĄąČčŠšŽžŘřĚěŮů';
const plain = 'CGIIOSUcgiosuAIUaiuAaAaAaAaAaEeEeEeEeIiIiIiNnOoOoOoOoOoUuUuLlZzZzSsNnCcEeAaCcSsZzRrEeUu';

/** A column as `foldedWord` writes text: letters and digits without case, marks and spaces. */
export const foldedColumn = (column: SQLWrapper): SQL<string> =>
  sql<string>`regexp_replace(lower(translate(${column}, ${marked}, ${plain})), '[^[:alnum:]]', '', 'g')`;

/** `Örnek Tekstil A.Ş.` and `ORNEK TEKSTİL AŞ` are one name. */
export const foldedWord = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');
