import type { VerificationState } from 'shared-kit/contract/companies';
import {
  AlertIcon,
  ClockIcon,
  CloseIcon,
  DraftIcon,
  type IconGlyph,
  ReplyIcon,
  StatusBadge,
  type StatusTone,
  VerifiedIcon,
} from 'shared-kit/ui';
import { useText } from '../../text.ts';

type Look = { tone: StatusTone; icon: IconGlyph; look?: 'dashed' | 'solid' };

/** Solid marks what waits for staff. */
const looks: Readonly<Record<VerificationState, Look>> = {
  draft: { tone: 'neutral', icon: DraftIcon, look: 'dashed' },
  submitted: { tone: 'positive', icon: ReplyIcon, look: 'solid' },
  in_review: { tone: 'warning', icon: ClockIcon },
  changes_requested: { tone: 'warning', icon: AlertIcon },
  approved: { tone: 'positive', icon: VerifiedIcon },
  rejected: { tone: 'danger', icon: CloseIcon },
  suspended: { tone: 'danger', icon: AlertIcon },
  closed: { tone: 'neutral', icon: CloseIcon },
};

export function Verification({ state }: { state: VerificationState }) {
  const t = useText();
  return <StatusBadge {...looks[state]}>{t(`companies.state.${state}`)}</StatusBadge>;
}
