import type { QuoteListItem, QuoteStage } from 'shared-kit/contract/quotes';
import { isNameOf } from 'shared-kit/contract/tables';
import {
  CheckIcon,
  ClockIcon,
  CloseIcon,
  ExpiredIcon,
  type IconGlyph,
  ReplyIcon,
  StatusBadge,
  type StatusTone,
} from 'shared-kit/ui';
import { useText } from '../../text.ts';

const ended = {
  accepted: { tone: 'positive', icon: CheckIcon },
  ordered: { tone: 'positive', icon: CheckIcon },
  declined: { tone: 'danger', icon: CloseIcon },
  expired: { tone: 'neutral', icon: ExpiredIcon },
  withdrawn: { tone: 'neutral', icon: CloseIcon },
  not_selected: { tone: 'neutral', icon: CloseIcon },
} as const satisfies Partial<Record<QuoteStage, { tone: StatusTone; icon: IconGlyph }>>;

type Standing = Pick<QuoteListItem, 'stage' | 'isMyTurn' | 'version'>;

/** A request's state for the maker: solid green if it waits for our answer. */
export function RequestBadge({ quote: { stage, isMyTurn, version } }: { quote: Standing }) {
  const t = useText();
  if (isMyTurn)
    return (
      <StatusBadge tone="positive" look="solid" icon={ReplyIcon}>
        {t(
          version === 0
            ? 'requests.status.new'
            : stage === 'expired'
              ? 'requests.status.renew'
              : 'requests.status.counter',
        )}
      </StatusBadge>
    );
  if (!isNameOf(ended, stage))
    return (
      <StatusBadge tone="warning" icon={ClockIcon}>
        {version > 0 ? t('requests.status.with-buyer', { number: version }) : t('requests.status.asked')}
      </StatusBadge>
    );
  return <StatusBadge {...ended[stage]}>{t(`requests.stage.${stage}`)}</StatusBadge>;
}
