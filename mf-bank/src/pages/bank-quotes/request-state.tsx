import type { BankQuotesAnswer } from 'shared-kit/contract';
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

type State = BankQuotesAnswer['quotes'][number]['state'];

const looks: Readonly<Record<State, { tone: StatusTone; icon: IconGlyph }>> = {
  received: { tone: 'warning', icon: ClockIcon },
  indicative: { tone: 'finance', icon: BankIcon },
  binding: { tone: 'finance', icon: BankIcon },
  accepted: { tone: 'positive', icon: CheckIcon },
  closed_by_buyer: { tone: 'neutral', icon: CloseIcon },
  declined_by_bank: { tone: 'neutral', icon: CloseIcon },
  withdrawn: { tone: 'neutral', icon: ExpiredIcon },
};

export function RequestState({ state }: { state: State }) {
  const t = useText();
  // messages: requests.state.*
  return <StatusBadge {...looks[state]}>{t(`requests.state.${state}`)}</StatusBadge>;
}
