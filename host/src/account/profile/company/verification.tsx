import type { VerificationState } from 'shared-kit/contract/companies';
import {
  AlertIcon,
  ClockIcon,
  CloseIcon,
  DraftIcon,
  type IconGlyph,
  StatusBadge,
  type StatusTone,
  VerifiedIcon,
} from 'shared-kit/ui';
import { useText } from '../../../text.ts';

type Look = Readonly<{ tone: StatusTone; icon: IconGlyph; look?: 'dashed' }>;

const looks: Readonly<Record<VerificationState, Look>> = {
  draft: { tone: 'neutral', icon: DraftIcon, look: 'dashed' },
  submitted: { tone: 'warning', icon: ClockIcon },
  in_review: { tone: 'warning', icon: ClockIcon },
  changes_requested: { tone: 'warning', icon: AlertIcon },
  approved: { tone: 'positive', icon: VerifiedIcon },
  rejected: { tone: 'danger', icon: CloseIcon },
  suspended: { tone: 'danger', icon: AlertIcon },
  closed: { tone: 'neutral', icon: CloseIcon },
};

export function Verification({ state }: { state: VerificationState }) {
  const t = useText();
  return <StatusBadge {...looks[state]}>{t(`profile.company.state.${state}`)}</StatusBadge>;
}
