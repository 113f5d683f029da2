import type { QuotesAnswer } from 'shared-kit/contract';
import {
  CheckIcon,
  ClockIcon,
  CloseIcon,
  DraftIcon,
  ExpiredIcon,
  type IconGlyph,
  ReplyIcon,
  StatusBadge,
  type StatusTone,
} from 'shared-kit/ui';
import { useText } from '../../text.ts';

type State = QuotesAnswer['quotes'][number]['state'];
type Look = { tone: StatusTone; icon: IconGlyph; look?: 'dashed' | 'solid' };

/** What waits for the buyer is solid; what waits for the maker is amber. */
const looks: Readonly<Record<State, Look>> = {
  draft: { tone: 'neutral', icon: DraftIcon, look: 'dashed' },
  submitted: { tone: 'warning', icon: ClockIcon },
  needs_info: { tone: 'positive', icon: ReplyIcon, look: 'solid' },
  quoted: { tone: 'positive', icon: CheckIcon },
  declined: { tone: 'danger', icon: CloseIcon },
  withdrawn: { tone: 'neutral', icon: CloseIcon },
  expired_no_reply: { tone: 'neutral', icon: ExpiredIcon },
  not_selected: { tone: 'neutral', icon: CloseIcon },
};

export function QuoteState({ state }: { state: State }) {
  const t = useText();
  // messages: quotes.state.*
  return <StatusBadge {...looks[state]}>{t(`quotes.state.${state}`)}</StatusBadge>;
}
