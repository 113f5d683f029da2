import type { ChecklistPoint, DocumentState } from 'shared-kit/contract/documents';

/** A file that was dropped on the page, and the point it goes to once that is confirmed. */
export type ProposedFile = Readonly<{ id: string; file: File; requirement: string | null }>;

const wanting: readonly DocumentState[] = ['requested', 'rejected', 'infected', 'expired'];

/** Gives each file the next point that still wants one, obligatory points first; null if none is left. */
export function propose(
  files: readonly Omit<ProposedFile, 'requirement'>[],
  points: readonly ChecklistPoint[],
  taken: readonly string[],
): ProposedFile[] {
  const open = points
    .filter(({ state, requirement }) => wanting.includes(state) && !taken.includes(requirement))
    .toSorted((one, other) => Number(other.obligatory) - Number(one.obligatory));
  return files.map((file, index) => ({ ...file, requirement: open[index]?.requirement ?? null }));
}
