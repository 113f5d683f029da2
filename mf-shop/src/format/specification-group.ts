import { isOneOf } from 'shared-kit/contract/tables';
import type { useText } from '../text.ts';

const groups = ['process', 'material', 'drive', 'dimensions', 'supply'] as const;
type Group = (typeof groups)[number];
const isGroup = (group: string): group is Group => isOneOf(groups, group);

/** The title of a topic of the technical data; unknown topics stay as they are. */
export const specificationGroup = (group: string, t: ReturnType<typeof useText>): string =>
  isGroup(group) ? t(`specification.${group}`) : group;
