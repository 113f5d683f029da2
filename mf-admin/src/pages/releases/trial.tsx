import type { ReleaseTrialState, TrialFigures } from 'shared-kit/contract/releases';
import { Stack } from 'shared-kit/layout';
import { formatMoment, useLocale } from 'shared-kit/shell';
import {
  AlertIcon,
  CheckIcon,
  ClockIcon,
  Disclosure,
  type IconGlyph,
  MinusIcon,
  StatusBadge,
  type StatusTone,
} from 'shared-kit/ui';
import { useText } from '../../text.ts';
import entry from '../entry.module.css';
import styles from './releases-page.module.css';
import type { KnownTrial } from './releases-query.ts';

type Shown = ReleaseTrialState | 'waiting' | 'running';
type Look = Readonly<{ icon: IconGlyph; tone?: StatusTone; look?: 'dashed' }>;

const looks: Readonly<Record<Shown, Look>> = {
  untried: { icon: MinusIcon, look: 'dashed' },
  waiting: { icon: ClockIcon, look: 'dashed' },
  running: { icon: ClockIcon, tone: 'warning' },
  'changes-tried': { icon: ClockIcon, tone: 'positive' },
  tried: { icon: CheckIcon, tone: 'positive' },
  refused: { icon: AlertIcon, tone: 'danger' },
  skipped: { icon: AlertIcon, tone: 'warning' },
  shipped: { icon: CheckIcon },
  'tried-before': { icon: CheckIcon },
};

function shownOf({ state, askedAt, startedAt }: KnownTrial): Shown {
  if (state !== 'untried') return state;
  if (startedAt) return 'running';
  return askedAt ? 'waiting' : 'untried';
}

/** What the market knows of a release: whether it was tried, what was found, and who allowed it all the same. */
export function Trial({ trial }: { trial: KnownTrial }) {
  const t = useText();
  const locale = useLocale();
  const { figures, reason, by, decidedAt, faults } = trial;
  const shown = shownOf(trial);
  return (
    <div className={styles.trial}>
      <StatusBadge {...looks[shown]}>{t(`releases.trial.${shown}`)}</StatusBadge>
      {figures && <Figures of={figures} />}
      {reason && (
        <>
          <span className={entry.quiet}>
            <span>{by}</span>
            {decidedAt && (
              <>
                <span>{' · '}</span>
                <time dateTime={decidedAt}>{formatMoment(decidedAt, locale)}</time>
              </>
            )}
          </span>
          <span className={entry.reason}>{reason}</span>
        </>
      )}
      {faults.length > 0 && (
        <Disclosure summary={t('releases.trial.faults', { count: faults.length })}>
          <Faults faults={faults} />
        </Disclosure>
      )}
    </div>
  );
}

function Figures({ of: { pages, roles, seconds, pressed, unpressed = [] } }: { of: TrialFigures }) {
  const t = useText();
  return (
    <>
      <span className={entry.quiet}>
        <span>{t('releases.trial.figures', { pages, roles, seconds: Math.round(seconds) })}</span>
        {pressed !== undefined && <span>{` · ${t('releases.trial.pressed', { count: pressed })}`}</span>}
      </span>
      {unpressed.length > 0 && (
        <Disclosure summary={t('releases.trial.unpressed', { count: unpressed.length })}>
          <Faults faults={unpressed} />
        </Disclosure>
      )}
    </>
  );
}

export function Faults({ faults }: { faults: readonly string[] }) {
  return (
    <Stack as="ul" gap="1" className={styles.faults}>
      {faults.map((fault) => (
        <li key={fault} className={entry.reason}>
          {fault}
        </li>
      ))}
    </Stack>
  );
}
