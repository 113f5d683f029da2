import { type ProductAttributes, readerOf } from './attributes.ts';
import { type DraftName, draftNames } from './cloth/drafts.ts';
import { knitStructures } from './cloth/knit.ts';
import { type PrintMotif, printMotifs } from './cloth/print.ts';
import type { Cloth } from './drawing.ts';
import { darker, isHexColour, lighter } from './ink/colour.ts';

/** With more colours, the repeat would be wider than the sample. */
const mostColours = 48;

const coloursAt = (attributes: ProductAttributes, key: string): string[] => {
  const value = attributes[key];
  const listed = Array.isArray(value) ? value : [value];
  return listed.filter(isHexColour).slice(0, mostColours);
};

interface Yarns {
  readonly warp: readonly string[];
  readonly weft: readonly string[];
}

/** Greige cotton, for cloth without a stated colour. */
const greige = '#ddd5c3';

/** Piece-dyed cloth has one colour; only light tells its warp from its weft. */
const yarnsOf = (attributes: ProductAttributes): Yarns => {
  const dyed = coloursAt(attributes, 'colour_hex')[0] ?? greige;
  const warp = coloursAt(attributes, 'warp_hex');
  const weft = coloursAt(attributes, 'weft_hex');
  return {
    warp: warp.length > 0 ? warp : [lighter(dyed, 0.06)],
    weft: weft.length > 0 ? weft : [darker(dyed, 0.07)],
  };
};

/** Fine cloth is drawn finer, and binders sink in where floats are long. */
const settings: Readonly<Partial<Record<DraftName, { readonly pitch: number; readonly bind?: number }>>> = {
  plain: { pitch: 5 },
  'satin-5': { pitch: 5, bind: 0.5 },
  honeycomb: { pitch: 8 },
  damask: { pitch: 3.1, bind: 0.5 },
};

const inkDefaults = ['#a63a2b', '#1f4e5f', '#d9a441'] as const;

const printed = (motif: PrintMotif, attributes: ProductAttributes): Cloth => {
  const inks = coloursAt(attributes, 'weft_hex');
  const ground = coloursAt(attributes, 'colour_hex')[0] ?? '#f0e9dc';
  const [first, second, third] = inkDefaults;
  return { kind: 'print', motif, ground, inks: [inks[0] ?? first, inks[1] ?? second, inks[2] ?? third] };
};

/** The cloth of a fabric or home textile; plain weave if its construction can't be drawn. */
export function clothOf(attributes: ProductAttributes): Cloth {
  const { choiceAt, isTrue } = readerOf(attributes);
  const { warp, weft } = yarnsOf(attributes);
  const dyed = coloursAt(attributes, 'colour_hex')[0];
  const construction = attributes.construction;
  const structure = choiceAt('construction', knitStructures);
  if (structure) return { kind: 'knit', structure, colours: dyed ? [dyed] : weft };
  if (construction === 'terry') {
    const border = coloursAt(attributes, 'weft_hex')[0];
    return { kind: 'terry', colour: dyed ?? greige, ...(border ? { border } : {}) };
  }
  const motif = printMotifs.find((name) => construction === `print-${name}`);
  if (motif) return printed(motif, attributes);
  const draft = choiceAt('construction', draftNames) ?? 'plain';
  return { kind: 'weave', draft, warp, weft, ...settings[draft], ...(isTrue('slub') ? { slub: 0.5 } : {}) };
}
