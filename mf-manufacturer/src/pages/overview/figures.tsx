import type { ReactNode } from 'react';
import { languageOf } from 'shared-kit/contract/languages';
import type { MakerOverview, OverviewPeriod } from 'shared-kit/contract/makers';
import { formatMoney, type Money } from 'shared-kit/contract/money';
import { LocaleLink, useLocale } from 'shared-kit/shell';
import { useText } from '../../text.ts';
import styles from './figures.module.css';

/** Stands for a figure that nothing was counted for. */
const none = '–';

type Props = { overview: MakerOverview; period: OverviewPeriod };

/** The company's figures, each a link to what it counts. */
export function Figures({ overview, period }: Props) {
  const t = useText();
  const { openRequests, openOffers, withoutPrice } = overview;
  return (
    <nav aria-label={t('overview.figures')}>
      <ul className={styles.list}>
        <Figure
          to="/manufacturer/requests"
          name={t('overview.open-requests')}
          value={openRequests.open}
          note={openRequests.waiting > 0 && t('overview.waiting', { count: openRequests.waiting })}
          urgent={openRequests.waiting > 0}
        />
        <AnswerTime overview={overview} period={period} />
        <Acceptance overview={overview} period={period} />
        <Figure
          to="/manufacturer/requests?turn=theirs"
          name={t('overview.open-offers')}
          value={openOffers.length === 0 ? none : openOffers.map(inWhole).join(' · ')}
        />
        <Views overview={overview} period={period} />
        <Figure
          to="/manufacturer/products?status=published&missing=price-missing"
          name={t('overview.without-price')}
          value={withoutPrice}
          urgent={withoutPrice > 0}
        />
      </ul>
    </nav>
  );
}

type FigureProps = { to: string; name: string; value: ReactNode; note?: ReactNode; urgent?: boolean };

function Figure({ to, name, value, note, urgent = false }: FigureProps) {
  return (
    <li>
      <LocaleLink to={to} className={styles.figure}>
        <span className={styles.name}>{name}</span>{' '}
        <span className={styles.value} data-urgent={urgent || undefined}>
          {value}
        </span>
        {note && <span className={styles.name}>{` ${note}`}</span>}
      </LocaleLink>
    </li>
  );
}

/** A figure at a glance needs no cents, and a phone has no room for them. */
const inWhole = ({ amount, currency }: Money): string =>
  formatMoney({ amount: Number(amount).toFixed(0), currency });

const useNumber = (options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(languageOf(useLocale()).format, options);

/** "before: 9 h", named after the period. */
function useBefore(period: OverviewPeriod) {
  const t = useText();
  return (value: string) =>
    t(period === 'year' ? 'overview.before-year' : 'overview.before-quarter', { value });
}

function AnswerTime({ overview: { answerHours }, period }: Props) {
  const t = useText();
  const before = useBefore(period);
  const number = useNumber({ maximumFractionDigits: 1 });
  const hours = (value: number) => t('overview.hours', { hours: number.format(value) });
  return (
    <Figure
      to="/manufacturer/requests?turn=mine"
      name={t('overview.answer-time')}
      value={answerHours.now === null ? none : hours(answerHours.now)}
      note={answerHours.before !== null && before(hours(answerHours.before))}
    />
  );
}

function Acceptance({ overview: { acceptanceRate }, period }: Props) {
  const t = useText();
  const before = useBefore(period);
  const percent = useNumber({ style: 'percent' });
  return (
    <Figure
      to="/manufacturer/requests?turn=nobody"
      name={t('overview.acceptance')}
      value={acceptanceRate.now === null ? none : percent.format(acceptanceRate.now)}
      note={acceptanceRate.before !== null && before(percent.format(acceptanceRate.before))}
    />
  );
}

function Views({ overview: { views }, period }: Props) {
  const t = useText();
  const before = useBefore(period);
  const number = useNumber({});
  return (
    <Figure
      to="/manufacturer/products"
      name={t('overview.views')}
      value={number.format(views.now ?? 0)}
      note={before(number.format(views.before ?? 0))}
    />
  );
}
