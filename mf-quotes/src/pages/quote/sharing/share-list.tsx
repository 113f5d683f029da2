import { useState } from 'react';
import type { QuoteShare } from 'shared-kit/contract/quotes';
import { Row, Stack } from 'shared-kit/layout';
import { formatDay, useLocale } from 'shared-kit/shell';
import { Button, Text } from 'shared-kit/ui';
import { formatMoment } from '../../../negotiation/format-moment.ts';
import { useText } from '../../../text.ts';
import styles from './share-dialog.module.css';

type Props = { links: readonly QuoteShare[]; isPending: boolean; onRevoke: (id: string) => Promise<boolean> };

/** The active links. Revoking one asks for confirmation. */
export function ShareList({ links, isPending, onRevoke }: Props) {
  const t = useText();
  const [asked, setAsked] = useState<string | null>(null);
  if (links.length === 0)
    return (
      <Text look="small" tone="muted">
        {t('share.none')}
      </Text>
    );
  return (
    <Stack as="ul" gap="0" aria-label={t('share.list')}>
      {links.map((link) => (
        <Row as="li" gap="4" justify="between" key={link.id} className={styles.row}>
          <LinkFacts link={link} />
          {asked === link.id ? (
            <Row>
              <Text look="small">{t('share.revoke-question')}</Text>
              <Button
                size="small"
                emphasis="danger-confirm"
                pending={isPending}
                onClick={() => void onRevoke(link.id)}
              >
                {t('share.revoke')}
              </Button>
              <Button size="small" onClick={() => setAsked(null)}>
                {t('share.keep')}
              </Button>
            </Row>
          ) : (
            <Button size="small" emphasis="danger" onClick={() => setAsked(link.id)}>
              {t('share.revoke-one', { label: link.label })}
            </Button>
          )}
        </Row>
      ))}
    </Stack>
  );
}

function LinkFacts({ link }: { link: QuoteShare }) {
  const t = useText();
  const locale = useLocale();
  const { label, createdBy, createdAt, expiresAt, lastUsedAt } = link;
  return (
    <Stack gap="0" className={styles.facts}>
      <b>{label}</b>
      <small>{t('share.made', { name: createdBy, day: formatDay(createdAt, locale) })}</small>
      <small>{t('share.until', { day: formatDay(expiresAt, locale) })}</small>
      <small>
        {lastUsedAt ? t('share.used', { time: formatMoment(lastUsedAt, locale) }) : t('share.unused')}
      </small>
    </Stack>
  );
}
