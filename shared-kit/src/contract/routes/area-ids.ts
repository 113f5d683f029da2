import { tellingWords } from '../access/access-rules.ts';
import { isAreaId, shippedAreas } from '../areas/area-contract.ts';
import { reservedSegments } from './declared-faults.ts';
import { routeTable } from './routes.ts';

/** Words that the host has for itself, and by which names of the kit's custom properties begin, as `--text-muted` does. */
const wordsOfHost: readonly string[] = `
  accent amber blue border cell ctl danger data draw ease edge error finance focus font foot green
  gutter header host info ink kit link market note plate popup positive primary red row scrim
  secondary selection shadow shed shell shuttle skeleton surface target text tick tone track
  transition turn warning wdth`
  .trim()
  .split(/\s+/);

/** Why no area may have this id, as a sentence; null if one may. */
export function faultOfAreaId(id: string): string | null {
  if (shippedAreas.some((it) => it === id)) return null;
  if (!isAreaId(id)) return `${id} is no name for an area: it takes 3 to 20 letters from a to z.`;
  const word = tellingWords.find((it) => id.includes(it));
  if (word) return `${id} contains ${word}, which the access rules read in addresses.`;
  if (wordsOfHost.includes(id)) return `${id} is a word that the host has for itself.`;
  const isTaken = routeTable.some(({ path }) => path.split('/')[1] === id) || reservedSegments.includes(id);
  return isTaken ? `/${id} is an address that the market has already.` : null;
}
