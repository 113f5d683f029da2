import { validate as at } from 'stdnum/lib/cjs/at/uid.js';
import { validate as be } from 'stdnum/lib/cjs/be/vat.js';
import { validate as bg } from 'stdnum/lib/cjs/bg/vat.js';
import { validate as cy } from 'stdnum/lib/cjs/cy/vat.js';
import { validate as cz } from 'stdnum/lib/cjs/cz/dic.js';
import { validate as de } from 'stdnum/lib/cjs/de/vat.js';
import { validate as dk } from 'stdnum/lib/cjs/dk/cvr.js';
import { validate as ee } from 'stdnum/lib/cjs/ee/kmkr.js';
import { validate as es } from 'stdnum/lib/cjs/es/nif.js';
import { validate as fi } from 'stdnum/lib/cjs/fi/alv.js';
import { validate as fr } from 'stdnum/lib/cjs/fr/tva.js';
import { validate as gb } from 'stdnum/lib/cjs/gb/vat.js';
import { validate as gr } from 'stdnum/lib/cjs/gr/vat.js';
import { validate as hr } from 'stdnum/lib/cjs/hr/oib.js';
import { validate as hu } from 'stdnum/lib/cjs/hu/anum.js';
import { validate as ie } from 'stdnum/lib/cjs/ie/vat.js';
import { validate as it } from 'stdnum/lib/cjs/it/iva.js';
import { validate as lt } from 'stdnum/lib/cjs/lt/pvm.js';
import { validate as lu } from 'stdnum/lib/cjs/lu/tva.js';
import { validate as lv } from 'stdnum/lib/cjs/lv/pvn.js';
import { validate as mt } from 'stdnum/lib/cjs/mt/vat.js';
import { validate as nl } from 'stdnum/lib/cjs/nl/btw.js';
import { validate as pl } from 'stdnum/lib/cjs/pl/nip.js';
import { validate as pt } from 'stdnum/lib/cjs/pt/nif.js';
import { validate as ro } from 'stdnum/lib/cjs/ro/cui.js';
import { validate as se } from 'stdnum/lib/cjs/se/vat.js';
import { validate as si } from 'stdnum/lib/cjs/si/ddv.js';
import { validate as sk } from 'stdnum/lib/cjs/sk/dph.js';
import type { ValidateReturn } from 'stdnum/lib/cjs/types.js';

type Rule = Readonly<{ prefix: string; example: string; check: (number: string) => ValidateReturn }>;

/** VAT numbers by country. The rule checks the part after the prefix. */
export const vatNumbers: Readonly<Record<string, Rule>> = {
  AT: { prefix: 'AT', example: 'ATU13585627', check: at },
  BE: { prefix: 'BE', example: 'BE0403019261', check: be },
  BG: { prefix: 'BG', example: 'BG175074752', check: bg },
  CY: { prefix: 'CY', example: 'CY10259033P', check: cy },
  CZ: { prefix: 'CZ', example: 'CZ25123891', check: cz },
  DE: { prefix: 'DE', example: 'DE136695976', check: de },
  DK: { prefix: 'DK', example: 'DK13585628', check: dk },
  EE: { prefix: 'EE', example: 'EE100931558', check: ee },
  ES: { prefix: 'ES', example: 'ESA13585625', check: es },
  FI: { prefix: 'FI', example: 'FI20774740', check: fi },
  FR: { prefix: 'FR', example: 'FR40303265045', check: fr },
  GR: { prefix: 'EL', example: 'EL094259216', check: gr },
  HR: { prefix: 'HR', example: 'HR33392005961', check: hr },
  HU: { prefix: 'HU', example: 'HU12892312', check: hu },
  IE: { prefix: 'IE', example: 'IE6433435F', check: ie },
  IT: { prefix: 'IT', example: 'IT00743110157', check: it },
  LT: { prefix: 'LT', example: 'LT119511515', check: lt },
  LU: { prefix: 'LU', example: 'LU15027442', check: lu },
  LV: { prefix: 'LV', example: 'LV40003521600', check: lv },
  MT: { prefix: 'MT', example: 'MT11679112', check: mt },
  NL: { prefix: 'NL', example: 'NL004495445B01', check: nl },
  PL: { prefix: 'PL', example: 'PL8567346215', check: pl },
  PT: { prefix: 'PT', example: 'PT501964843', check: pt },
  RO: { prefix: 'RO', example: 'RO18547290', check: ro },
  SE: { prefix: 'SE', example: 'SE556188840401', check: se },
  SI: { prefix: 'SI', example: 'SI50223054', check: si },
  SK: { prefix: 'SK', example: 'SK2022749619', check: sk },
};

/** Northern Ireland uses XI with UK numbers. */
export const unitedKingdom: Rule = { prefix: 'GB', example: 'GB980780684', check: gb };

/**
 * A stored number as the EU's register of VAT numbers asks for it, where Greece is EL and Northern Ireland XI; null for
 * a company that can't stand there.
 */
export function vatNumberOf(
  country: string,
  taxNumber: string,
): Readonly<{ prefix: string; number: string }> | null {
  const prefix = country === 'GB' ? 'XI' : vatNumbers[country]?.prefix;
  return prefix && taxNumber.startsWith(prefix) ? { prefix, number: taxNumber.slice(prefix.length) } : null;
}

/** Countries of which a company can stand in that register. */
export const vatCountries: readonly string[] = [...Object.keys(vatNumbers), 'GB'];
