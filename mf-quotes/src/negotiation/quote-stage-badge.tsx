import type { QuoteStage, QuoteTurn } from 'shared-kit/contract/quotes';
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
import { useText } from '../text.ts';

type Look = { tone: StatusTone; icon: IconGlyph; look?: 'dashed' };
type Standing = { stage: QuoteStage; turn: QuoteTurn; isMyTurn: boolean };

const ended = { tone: 'neutral', icon: CloseIcon } as const;
const waits = { tone: 'warning', icon: ClockIcon } as const;
const looks: Readonly<Record<QuoteStage, Look>> = {
  draft: { tone: 'neutral', icon: DraftIcon, look: 'dashed' },
  requested: waits,
  needs_info: waits,
  quoted: waits,
  negotiation: waits,
  accepted: { tone: 'positive', icon: CheckIcon },
  ordered: { tone: 'positive', icon: CheckIcon },
  declined: { tone: 'danger', icon: CloseIcon },
  withdrawn: ended,
  expired: { tone: 'neutral', icon: ExpiredIcon },
  not_selected: ended,
};

/** Solid green if it is the reader's turn; amber if it is the other side's. */
export function QuoteStageBadge({ quote: { stage, turn, isMyTurn } }: { quote: Standing }) {
  const t = useText();
  if (isMyTurn && stage !== 'draft')
    return (
      <StatusBadge tone="positive" look="solid" icon={ReplyIcon}>
        {t('quotes.your-turn')}
      </StatusBadge>
    );
  const look = looks[stage];
  return (
    <StatusBadge {...look}>
      {look === waits && turn !== 'nobody' ? t(`quotes.waits.${turn}`) : t(`quotes.stage.${stage}`)}
    </StatusBadge>
  );
}
