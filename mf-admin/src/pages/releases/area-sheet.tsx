import { Row, Stack } from 'shared-kit/layout';
import { formatMoment, useLocale } from 'shared-kit/shell';
import {
  Button,
  CheckIcon,
  ClockIcon,
  Disclosure,
  KeyValues,
  MinusIcon,
  Note,
  Sheet,
  SheetBody,
  SheetHeader,
  StatusBadge,
} from 'shared-kit/ui';
import { useText } from '../../text.ts';
import entry from '../entry.module.css';
import { Actor } from './actor.tsx';
import { History } from './history.tsx';
import { KeptReleases } from './kept-releases.tsx';
import { RefusedUploads } from './refused-uploads.tsx';
import styles from './releases-page.module.css';
import { type AreaProps, nameOf } from './releases-query.ts';
import { sizeOf } from './size-of.ts';
import { Tokens } from './tokens.tsx';
import { Trial } from './trial.tsx';

/** The live release of one area, and actions on it. */
export function AreaSheet(props: AreaProps) {
  const t = useText();
  const { area, live, previous, canary, releases, events, refusedUploads, tokens } = props.area;
  return (
    <Sheet aria-label={nameOf(area)} tabIndex={-1}>
      <SheetHeader title={nameOf(area)}>
        <State area={props.area} />
      </SheetHeader>
      <Stack as={SheetBody}>
        {live ? <Facts {...props} /> : <p className={entry.quiet}>{t('releases.nothing')}</p>}
        {canary && <Canary {...props} />}
        {live && previous && (
          <div>
            <Button emphasis="danger" onClick={() => props.onWish('rollback', previous)}>
              {t('releases.back-to', { version: previous })}
            </Button>
          </div>
        )}
        <div>
          {releases.length > 0 && (
            <Disclosure summary={t('releases.kept.title', { count: releases.length })}>
              <KeptReleases {...props} />
            </Disclosure>
          )}
          {refusedUploads.length > 0 && (
            <Disclosure summary={t('releases.uploads.title', { count: refusedUploads.length })}>
              <RefusedUploads uploads={refusedUploads} />
            </Disclosure>
          )}
          <Disclosure summary={t('releases.tokens.title', { count: tokens.filter(holds).length })}>
            <Tokens {...props} />
          </Disclosure>
          {events.length > 0 && (
            <Disclosure summary={t('releases.history.title', { count: events.length })}>
              <History events={events} />
            </Disclosure>
          )}
        </div>
      </Stack>
    </Sheet>
  );
}

const holds = ({ revokedAt }: AreaProps['area']['tokens'][number]): boolean => revokedAt === null;

function State({ area: { live, canary } }: Pick<AreaProps, 'area'>) {
  const t = useText();
  if (canary)
    return (
      <StatusBadge tone="warning" icon={ClockIcon}>
        {t('releases.state.canary', { percent: canary.percent })}
      </StatusBadge>
    );
  return live ? (
    <StatusBadge tone="positive" icon={CheckIcon}>
      {t('releases.state.live')}
    </StatusBadge>
  ) : (
    <StatusBadge look="dashed" icon={MinusIcon}>
      {t('releases.state.nothing')}
    </StatusBadge>
  );
}

function Facts({ area: { live, releases } }: AreaProps) {
  const t = useText();
  const locale = useLocale();
  const release = releases.find(({ version }) => version === live?.version);
  const newest = releases[0];
  if (!live) return null;
  return (
    <KeyValues
      facts={[
        { term: t('releases.fact.version'), detail: <code className={styles.version}>{live.version}</code> },
        {
          term: t('releases.fact.since'),
          detail: <time dateTime={live.since}>{formatMoment(live.since, locale)}</time>,
        },
        {
          term: t('releases.fact.by'),
          detail: live.by ? <Actor name={live.by} /> : t('releases.by-checkout'),
        },
        ...(release
          ? [
              { term: t('releases.fact.trial'), detail: <Trial trial={release.trial} /> },
              { term: t('releases.fact.size'), detail: sizeOf(release.bytes, locale) },
              { term: t('releases.fact.failures'), detail: release.failures.toLocaleString(locale) },
            ]
          : []),
        ...(newest && newest.version !== live.version
          ? [{ term: t('releases.fact.newest'), detail: <Newest release={newest} /> }]
          : []),
      ]}
    />
  );
}

/** What its team uploaded last, and what came of it. */
function Newest({ release: { version, trial } }: { release: AreaProps['area']['releases'][number] }) {
  return (
    <>
      <code className={styles.version}>{version}</code>
      <Trial trial={trial} />
    </>
  );
}

function Canary({ area: { canary }, onWish }: AreaProps) {
  const t = useText();
  if (!canary) return null;
  const { version, percent } = canary;
  return (
    <Note tone="warning" title={t('releases.canary.title', { percent })}>
      <p>
        <code className={styles.version}>{version}</code>
      </p>
      <Row className={styles.buttons}>
        <Button size="small" onClick={() => onWish('promote', version)}>
          {t('releases.canary.promote')}
        </Button>
        <Button size="small" emphasis="danger" onClick={() => onWish('abort', version)}>
          {t('releases.canary.abort')}
        </Button>
      </Row>
    </Note>
  );
}
