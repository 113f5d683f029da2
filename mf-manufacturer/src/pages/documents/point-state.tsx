import type { ChecklistPoint, DocumentState } from 'shared-kit/contract/documents';
import {
  AlertIcon,
  CheckIcon,
  ClockIcon,
  CloseIcon,
  DraftIcon,
  ExpiredIcon,
  type IconGlyph,
  StatusBadge,
  type StatusTone,
} from 'shared-kit/ui';
import { useText } from '../../text.ts';

type Look = Readonly<{ tone: StatusTone; icon: IconGlyph; look?: 'dashed' }>;

const looks: Readonly<Record<DocumentState, Look>> = {
  requested: { tone: 'neutral', icon: DraftIcon, look: 'dashed' },
  uploaded: { tone: 'neutral', icon: ClockIcon },
  scanning: { tone: 'neutral', icon: ClockIcon },
  scanner_away: { tone: 'warning', icon: ClockIcon },
  in_review: { tone: 'neutral', icon: ClockIcon },
  accepted: { tone: 'positive', icon: CheckIcon },
  rejected: { tone: 'danger', icon: CloseIcon },
  infected: { tone: 'danger', icon: AlertIcon },
  expired: { tone: 'warning', icon: ExpiredIcon },
  waived: { tone: 'positive', icon: CheckIcon },
};

const soonDays = 60;

/** Days until an accepted document stops counting, if they are few; else null. */
function lapsesIn({ state, document }: ChecklistPoint): number | null {
  if (state !== 'accepted' || !document?.countsUntil) return null;
  const days = Math.ceil((Date.parse(document.countsUntil) - Date.now()) / 86_400_000);
  return days <= soonDays ? Math.max(0, days) : null;
}

export function PointState({ point }: { point: ChecklistPoint }) {
  const t = useText();
  const { state } = point;
  const days = lapsesIn(point);
  if (days !== null) {
    return (
      <StatusBadge tone="warning" icon={ExpiredIcon}>
        {t('documents.lapses-in', { count: days })}
      </StatusBadge>
    );
  }
  return <StatusBadge {...looks[state]}>{t(`documents.state.${state}`)}</StatusBadge>;
}
