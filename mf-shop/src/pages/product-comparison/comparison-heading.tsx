import { useState } from 'react';
import type { ComparisonAnswer } from 'shared-kit/contract/catalogue';
import { Row } from 'shared-kit/layout';
import { useNavigate } from 'shared-kit/router';
import { LocaleLink, publicConfig, useAddress, useLocale } from 'shared-kit/shell';
import { Breadcrumb, Button, Heading, Icon } from 'shared-kit/ui';
import { machinery } from '../../catalogue/use-machine-categories.ts';
import { type ComparisonAddress, comparisonAddress } from '../../compare/comparison-address.ts';
import { DownloadIcon, LinkIcon, PrintIcon } from '../../icons.sprite.ts';
import { useText } from '../../text.ts';
import type { RowGroup } from './compared-row.ts';
import { comparisonCsv } from './comparison-csv.ts';
import styles from './comparison-heading.module.css';
import { DifferencesSwitch } from './differences-switch.tsx';

export function ComparisonHeading({
  answer: { products, alike },
  address,
  groups,
}: {
  answer: ComparisonAnswer;
  address: ComparisonAddress;
  groups: readonly RowGroup[];
}) {
  const t = useText();
  const locale = useLocale();
  const count = products.length;
  const [first] = products;
  const isMachinery = products.every(({ department }) => department.id === machinery);
  const title = isMachinery ? t('compare.title-machinery', { count }) : t('compare.title-count', { count });
  const way = first && alike ? [first.department, first.category] : [];
  const save = () => saveFile(t('compare.csv.file'), comparisonCsv(products, groups, t, locale), 'text/csv');
  return (
    <>
      <title>{`${title} · ${publicConfig().brandName}`}</title>
      <Breadcrumb label={t('breadcrumb.label')} current={t('compare.title')} className={styles.way}>
        <LocaleLink to="/shop">{t('shop.all')}</LocaleLink>
        {way.map(({ id, name }) => (
          <LocaleLink key={id} to={`/shop?category=${encodeURIComponent(id)}`}>
            {name}
          </LocaleLink>
        ))}
      </Breadcrumb>
      <Row gap="4" className={styles.head}>
        <Heading level={1} className={styles.title}>
          {title}
        </Heading>
        <Row gap="3" className={styles.actions}>
          {count > 1 && <Differences address={address} />}
          <CopyLink />
          <Button onClick={save}>
            <Icon of={DownloadIcon} />
            <span>{t('compare.export')}</span>
          </Button>
          <Button onClick={() => window.print()}>
            <Icon of={PrintIcon} />
            <span>{t('compare.print')}</span>
          </Button>
        </Row>
      </Row>
    </>
  );
}

/** The switch is part of the address, so that a shared link looks the same to everybody. */
function Differences({ address: { ids, onlyDifferences } }: { address: ComparisonAddress }) {
  const t = useText();
  const navigate = useNavigate();
  const addressOf = useAddress();
  return (
    <DifferencesSwitch
      label={t('compare.differences')}
      checked={onlyDifferences}
      onChange={(next) =>
        void navigate(addressOf(comparisonAddress(ids, next)), { replace: true, preventScrollReset: true })
      }
    />
  );
}

function CopyLink() {
  const t = useText();
  const [outcome, setOutcome] = useState<'copied' | 'not-copied' | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(window.location.href).then(
      () => setOutcome('copied'),
      () => setOutcome('not-copied'),
    );
  return (
    <>
      <Button onClick={() => void copy()}>
        <Icon of={LinkIcon} />
        <span>{t('compare.share')}</span>
      </Button>
      <span role="status" className={styles.outcome}>
        {outcome && t(`compare.${outcome}`)}
      </span>
    </>
  );
}

/** Downloads a text generated in the page as a file. */
function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // By the next task the browser has taken the file.
  setTimeout(() => URL.revokeObjectURL(url));
}
