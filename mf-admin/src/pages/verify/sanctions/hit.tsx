import type { SanctionsHitState } from 'shared-kit/contract/sanctions';
import { formatDay, formatMoment, useLocale } from 'shared-kit/shell';
import {
  AlertIcon,
  CheckIcon,
  ClockIcon,
  type IconGlyph,
  KeyValues,
  StatusBadge,
  type StatusTone,
} from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from '../verify-page.module.css';
import { HitDecision, type HitDecisionProps } from './hit-decision.tsx';

const looks: Readonly<Record<SanctionsHitState, { tone: StatusTone; icon: IconGlyph }>> = {
  open: { tone: 'warning', icon: AlertIcon },
  no_match_proposed: { tone: 'warning', icon: ClockIcon },
  match_proposed: { tone: 'warning', icon: ClockIcon },
  no_match: { tone: 'neutral', icon: CheckIcon },
  match: { tone: 'danger', icon: AlertIcon },
};

/** The company's name beside the listed one, and what was decided so far. */
export function Hit(props: HitDecisionProps) {
  const { hit } = props;
  const t = useText();
  const locale = useLocale();
  const { state, subject, name, matchedName, entryName, entry, list, score, decisions } = hit;
  const source = `${t(`verify.sanctions.source.${list.source}`)}, ${formatDay(list.date, locale)}`;
  return (
    <li className={styles.hit}>
      <div className={styles.pair}>
        <div className={styles.row}>
          <span className={styles.quiet}>{t(`verify.sanctions.subject.${subject}`)}</span>
          <strong>{name}</strong>
        </div>
        <div className={styles.row}>
          <span className={styles.quiet}>{t('verify.sanctions.listed')}</span>
          <strong>{matchedName}</strong>
        </div>
      </div>
      <StatusBadge {...looks[state]}>{t(`verify.sanctions.state.${state}`)}</StatusBadge>
      <KeyValues
        tight
        facts={[
          { term: t('verify.sanctions.score'), detail: score.toLocaleString(locale, percent) },
          { term: t('verify.sanctions.list'), detail: source },
          { term: t('verify.sanctions.entry'), detail: `${entryName} (${entry})` },
          { term: t('verify.sanctions.file'), detail: <code className={styles.hash}>{list.sha256}</code> },
        ]}
      />
      {decisions.map(({ decision, reason, by, at }) => (
        <div key={at} className={styles.row}>
          <span className={styles.quiet}>
            {t(`verify.sanctions.decided.${decision}`, { by, at: formatMoment(at, locale) })}
          </span>
          <span className={styles.reason}>{reason}</span>
        </div>
      ))}
      <HitDecision {...props} />
    </li>
  );
}

const percent = { style: 'percent', maximumFractionDigits: 0 } as const;
