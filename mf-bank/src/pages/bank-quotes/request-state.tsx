import type { BankQuotesAnswer } from 'shared-kit/contract/financing';
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
  info_requested: { tone: 'neutral', icon: ClockIcon },
  indicative: { tone: 'finance', icon: BankIcon },
  binding: { tone: 'finance', icon: BankIcon },
  accepted: { tone: 'positive', icon: CheckIcon },
  contract_signed: { tone: 'positive', icon: CheckIcon },
  closed: { tone: 'positive', icon: CheckIcon },
  issued: { tone: 'positive', icon: CheckIcon },
  presented: { tone: 'warning', icon: ClockIcon },
  honoured: { tone: 'positive', icon: CheckIcon },
  refused: { tone: 'danger', icon: CloseIcon },
  closed_by_buyer: { tone: 'neutral', icon: CloseIcon },
  declined_by_bank: { tone: 'neutral', icon: CloseIcon },
  withdrawn: { tone: 'neutral', icon: ExpiredIcon },
  expired: { tone: 'neutral', icon: ExpiredIcon },
  failed: { tone: 'neutral', icon: CloseIcon },
  cancelled: { tone: 'neutral', icon: CloseIcon },
  terminated: { tone: 'danger', icon: CloseIcon },
};

export function RequestState({ state }: { state: State }) {
  const t = useText();
  return <StatusBadge {...looks[state]}>{t(`requests.state.${state}`)}</StatusBadge>;
}
