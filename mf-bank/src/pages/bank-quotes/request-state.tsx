import type { BankRequestsAnswer } from 'shared-kit/contract';
import {
  BankIcon,
  CheckIcon,
  ClockIcon,
  CloseIcon,
  ExpiredIcon,
  type IconGlyph,
  StatusBadge,
  type StatusTone,
} from 'shared-kit/ui';
import { useText } from '../../text.ts';

type State = BankRequestsAnswer['requests'][number]['state'];

const looks: Readonly<Record<State, { tone: StatusTone; icon: IconGlyph }>> = {
  shared: { tone: 'warning', icon: ClockIcon },
  offers_in: { tone: 'finance', icon: BankIcon },
  selected: { tone: 'positive', icon: CheckIcon },
  closed: { tone: 'neutral', icon: CheckIcon },
  cancelled: { tone: 'neutral', icon: CloseIcon },
  expired: { tone: 'neutral', icon: ExpiredIcon },
};

export function RequestState({ state }: { state: State }) {
  const t = useText();
  // messages: requests.state.*
  return <StatusBadge {...looks[state]}>{t(`requests.state.${state}`)}</StatusBadge>;
}
