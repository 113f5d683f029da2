import type { DeclaredSlot } from '../areas/declared-slot.ts';
import { isSlot, slots } from './slots.ts';

/** What the first files of a panel may weigh, in bytes of brotli: scripts, style sheets, words. */
export const panelBudget = 15 * 1024;
/** The height that may be kept for a panel, in pixels. */
export const mostHeight = 480;
export const mostOrder = 1000;

/** What is wrong with the slots that an area fills, a sentence each, whoever fills them. */
export const faultsOfSlots = (filled: readonly DeclaredSlot[]): string[] =>
  filled.flatMap(({ name, order, height }, at) => {
    if (!isSlot(name))
      return [`There is no slot ${shown(name)}; the market has ${Object.keys(slots).join(', ')}.`];
    return [
      ...(filled.findIndex((it) => it.name === name) < at ? [`It fills the slot ${name} twice.`] : []),
      ...(isWithin(order, mostOrder)
        ? []
        : [`The order of its panel in ${name} goes from 0 to ${mostOrder}.`]),
      ...(isWithin(height, mostHeight)
        ? []
        : [`The height of its panel in ${name} is given in whole pixels, from 0 to ${mostHeight}.`]),
    ];
  });

/** Null if a panel is light enough. */
export const faultOfWeight = (name: string, bytes: number): string | null =>
  bytes <= panelBudget
    ? null
    : `Its panel in ${name} weighs ${bytes} bytes compressed; ${panelBudget} are allowed.`;

const isWithin = (value: number, most: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= most;
const shown = (text: string): string => JSON.stringify(text.slice(0, 60));
