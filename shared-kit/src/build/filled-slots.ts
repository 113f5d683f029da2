import { brotliCompressSync } from 'node:zlib';
import type { DeclaredSlot } from 'shared-kit/contract/areas';
import { faultOfWeight, faultsOfSlots } from 'shared-kit/contract/slots';
import type { Area, AreaPanel } from '../shell/define-area.ts';
import type { FirstFiles } from './built-files.ts';

/** A slot that an area fills, as its build describes it: with the first files of the panel. */
export type BuiltSlot = DeclaredSlot & FirstFiles;

type Files = Readonly<{
  /** The first files of a panel. */
  of: (panel: AreaPanel<never>) => FirstFiles;
  contentOf: (file: string) => Buffer;
}>;

/** The slots that an area fills. Throws if the market would refuse them. */
export function filledSlots({ id, slots = {} }: Pick<Area, 'id' | 'slots'>, files: Files): BuiltSlot[] {
  const filled = Object.entries(slots).map(([name, panel]) => {
    const { order, height } = panel;
    return { name, order, height, ...files.of(panel as unknown as AreaPanel<never>) };
  });
  const bytes = ({ scripts, styles }: FirstFiles) =>
    [...scripts, ...styles].reduce((sum, file) => sum + brotliCompressSync(files.contentOf(file)).length, 0);
  const [fault] = [
    ...faultsOfSlots(filled),
    ...filled.flatMap((it) => faultOfWeight(it.name, bytes(it)) ?? []),
  ];
  if (fault) throw new Error(`Area ${id}: ${fault}`);
  return filled;
}
