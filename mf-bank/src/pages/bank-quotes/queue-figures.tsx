import { type BankQueueFigures, declineWords } from 'shared-kit/contract/financing';
import { languageOf } from 'shared-kit/contract/languages';
import { formatMoney } from 'shared-kit/contract/money';
import { LocaleLink, useLocale } from 'shared-kit/shell';
import { TextLink } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { type QueueChoice, queueAddress, useQueueChoice, wholeQueue } from './queue-choice.ts';
import styles from './queue-figures.module.css';

/** Stands for a figure until the answer comes, or where there is nothing to reckon it from. */
const none = '–';

/** How the queue stands as a whole; each figure leads to its list. */
export function QueueFigures({ figures }: { figures: BankQueueFigures | undefined }) {
  const t = useText();
  const count = (part: 'open' | 'due' | 'offered') => figures?.[part] ?? none;
  return (
    <nav className={styles.root} aria-label={t('requests.figures')}>
      <ul className={styles.list}>
        <Figure part="open" name={t('requests.part.open')} value={count('open')} />
        <Figure part="due" name={t('requests.part.due')} value={count('due')} urgent={!!figures?.due} />
        <Figure part="offered" name={t('requests.part.offered')} value={count('offered')} />
        <WonRate figures={figures} />
        <OpenVolume figures={figures} />
        <Declined figures={figures} />
      </ul>
    </nav>
  );
}

type FigureProps = {
  part: NonNullable<QueueChoice['part']>;
  name: string;
  value: string | number;
  note?: string | undefined;
  /** Something ends today. */
  urgent?: boolean;
};

function Figure({ part, name, value, note, urgent = false }: FigureProps) {
  const { choice } = useQueueChoice();
  const isChosen = choice.part === part && choice.currency === null && choice.declined === null;
  return (
    <li>
      <LocaleLink
        to={queueAddress({ ...wholeQueue, part })}
        className={styles.figure}
        aria-current={isChosen ? 'true' : undefined}
      >
        <span className={styles.name}>{name}</span>{' '}
        <span className={styles.value} data-urgent={urgent || undefined}>
          {value}
        </span>
        {note && <span className={styles.name}>{` ${note}`}</span>}
      </LocaleLink>
    </li>
  );
}

type PartProps = { figures: BankQueueFigures | undefined };

/** Of the requests that buyers decided, those in which they took this bank's offer. */
function WonRate({ figures }: PartProps) {
  const t = useText();
  const locale = useLocale();
  const { won = 0, closedByBuyer = 0 } = figures ?? {};
  const decided = won + closedByBuyer;
  const percent = new Intl.NumberFormat(languageOf(locale).format, { style: 'percent' });
  return (
    <Figure
      part="won"
      name={t('requests.won-rate')}
      value={decided > 0 ? percent.format(won / decided) : none}
      note={decided > 0 ? t('requests.won-of', { won, decided }) : undefined}
    />
  );
}

function OpenVolume({ figures }: PartProps) {
  const t = useText();
  const sums = figures?.openVolume ?? [];
  return (
    <li className={styles.figure}>
      <span className={styles.name}>{t('requests.open-volume')}</span>
      {sums.length === 0 && <span className={styles.value}>{none}</span>}
      {sums.map((sum) => (
        <TextLink
          key={sum.currency}
          as={LocaleLink}
          to={queueAddress({ ...wholeQueue, part: 'open', currency: sum.currency })}
          className={styles.sum}
        >
          {formatMoney(sum)}
        </TextLink>
      ))}
    </li>
  );
}

/** What the bank declined, by its reasons. */
function Declined({ figures }: PartProps) {
  const t = useText();
  const locale = useLocale();
  const { choice } = useQueueChoice();
  const reasons = figures?.declined ?? [];
  if (reasons.length === 0) return null;
  return (
    <li className={styles.figure}>
      <span className={styles.name}>{t('requests.declined')}</span>
      {reasons.map(({ code, count }) => {
        const isChosen = choice.declined === code;
        return (
          <TextLink
            key={code}
            as={LocaleLink}
            to={queueAddress({ ...wholeQueue, declined: isChosen ? null : code })}
            aria-current={isChosen ? 'true' : undefined}
            className={styles.reason}
          >
            {t('requests.declined.count', { reason: declineWords(code, locale), count })}
          </TextLink>
        );
      })}
    </li>
  );
}
