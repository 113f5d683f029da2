import { weaveRepeat } from '../cloth/weave.ts';
import { fixed, rect } from '../ink/ink.ts';
import { hashOf } from '../ink/random.ts';
import { type SheetOptions, sheet } from '../ink/sheet.ts';
import { type Loom, loomWith } from '../machines/loom.ts';
import { type Bay, bayOf } from '../machines/loom-bay.ts';

const loom: Loom = { kind: 'loom', width: 236, colours: 6, shedding: 'jacquard' };
const colours = { warp: ['#0d5a47'], weft: ['#e9dfc2'] };

/** The damask hangs from the breast beam, its hem pinked, in the beam's shadow at the top. */
const hangingDamask = ({ left, right }: Bay, pattern: string): string => {
  const width = right - left;
  const tooth = fixed((width - 8) / 64);
  const hem = `l${tooth} 4l${tooth} -4`.repeat(32);
  return (
    `<rect class="m" x="${fixed(left + 2)}" y="214" width="${fixed(width - 4)}" height="24" fill="url(#${pattern})"/>` +
    rect(left - 4, 236, width + 8, 11, 'o f0') +
    `<path fill="url(#${pattern})" d="M${fixed(left + 4)} 247V424${hem}V247z"/>` +
    `<path fill="#000000" opacity=".18" d="M${fixed(left + 4)} 247h${fixed(width - 8)}v10h${fixed(8 - width)}z"/>`
  );
};

/**
 * The home page's loom: a jacquard machine weaving a tulip damask. It is about 65 KB of markup, so it is drawn only
 * once, at build time.
 */
export function heroLoom(options: SheetOptions = {}): string {
  const bay = bayOf(loom.width);
  const repeat = weaveRepeat({
    kind: 'weave',
    draft: 'damask',
    ...colours,
    pitch: (bay.right - bay.left - 8) / 110,
    bind: 0.5,
  });
  const id = `hero${hashOf(colours)}`;
  const pattern =
    `<defs><pattern id="${id}" width="${fixed(repeat.width)}" height="${fixed(repeat.height)}" patternUnits="userSpaceOnUse"` +
    ` patternTransform="translate(${fixed(bay.left + 4)} 240)">${repeat.tile(id)}</pattern></defs>`;
  return sheet(
    { ...options, className: 'dw', frame: [40, 0, 426, 432] },
    pattern + loomWith(loom, bay, hangingDamask(bay, id)),
  );
}
