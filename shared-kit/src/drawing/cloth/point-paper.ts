import { type SheetOptions, sheet } from '../ink/sheet.ts';
import { type DraftName, draftOf, endsOf, isWarpOver } from './drafts.ts';

const cell = 7;

/** The draft as weavers write it: a filled square where the warp is up, about sixteen squares each way. */
export function pointPaper(name: DraftName, options: SheetOptions = {}): string {
  const draft = draftOf(name);
  const repeated = (length: number): number =>
    length > 32 ? 32 : length * Math.max(1, Math.round(16 / length));
  const ends = repeated(endsOf(draft));
  const picks = repeated(draft.length);
  const width = ends * cell + 1;
  const height = picks * cell + 1;
  const marks: string[] = [];
  for (let pick = 0; pick < picks; pick++) {
    for (let end = 0; end < ends; end++) {
      if (isWarpOver(draft, end, pick))
        marks.push(`M${end * cell + 1} ${pick * cell + 1}h${cell - 1}v${cell - 1}h${1 - cell}z`);
    }
  }
  const upright = Array.from({ length: ends + 1 }, (_, index) => `M${index * cell + 0.5} 0v${height}`);
  const level = Array.from({ length: picks + 1 }, (_, index) => `M0 ${index * cell + 0.5}h${width}`);
  return sheet(
    { ...options, className: 'dw', frame: [0, 0, width, height] },
    `<path class="dg" d="${upright.join('')}${level.join('')}"/><path class="df" d="${marks.join('')}"/>`,
  );
}
