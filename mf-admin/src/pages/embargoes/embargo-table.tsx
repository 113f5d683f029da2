import type { Embargo } from 'shared-kit/contract/embargoes';
import { ListTable } from 'shared-kit/page';
import { countryName, formatDay, useLocale } from 'shared-kit/shell';
import { AlertIcon, ClockIcon, ExpiredIcon, StatusBadge } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './embargoes-page.module.css';

const looks = {
  'in-force': { tone: 'danger', icon: AlertIcon },
  'to-come': { tone: 'warning', icon: ClockIcon },
  over: { tone: 'neutral', icon: ExpiredIcon },
} as const;

export function EmbargoTable({ embargoes }: { embargoes: readonly Embargo[] }) {
  const t = useText();
  const locale = useLocale();
  return (
    <ListTable
      label={t('embargoes.title')}
      items={embargoes}
      columns={[
        {
          head: t('embargoes.country'),
          cell: ({ country }) => `${countryName(country, locale)} (${country})`,
        },
        { head: t('embargoes.hs'), cell: ({ hsPrefix }) => hsPrefix || t('embargoes.all-goods') },
        { head: t('embargoes.from'), cell: ({ from }) => formatDay(from, locale) },
        {
          head: t('embargoes.until'),
          cell: ({ until }) => (until ? formatDay(until, locale) : t('embargoes.no-end')),
        },
        { head: t('embargoes.source'), cell: ({ source }) => <span className={styles.law}>{source}</span> },
        {
          head: t('embargoes.state'),
          cell: ({ state }) => <StatusBadge {...looks[state]}>{t(`embargoes.state.${state}`)}</StatusBadge>,
          corner: true,
        },
      ]}
    />
  );
}
