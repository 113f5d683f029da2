import type { ImportState as State } from 'shared-kit/contract/catalogue-import';
import {
  AlertIcon,
  CheckIcon,
  ClockIcon,
  CloseIcon,
  DraftIcon,
  type IconGlyph,
  RetryIcon,
  StatusBadge,
  type StatusTone,
} from 'shared-kit/ui';
import { useText } from '../../text.ts';

const looks: Readonly<Record<State, readonly [IconGlyph, StatusTone]>> = {
  mapping: [DraftIcon, 'neutral'],
  checking: [ClockIcon, 'neutral'],
  checked: [ClockIcon, 'warning'],
  applying: [ClockIcon, 'neutral'],
  applied: [CheckIcon, 'positive'],
  undoing: [RetryIcon, 'neutral'],
  undone: [RetryIcon, 'neutral'],
  cancelled: [CloseIcon, 'neutral'],
  failed: [AlertIcon, 'danger'],
};

export function ImportState({ state }: { state: State }) {
  const t = useText();
  const [icon, tone] = looks[state];
  return (
    <StatusBadge icon={icon} tone={tone}>
      {t(`import.state.${state}`)}
    </StatusBadge>
  );
}
