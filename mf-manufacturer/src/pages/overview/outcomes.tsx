import type { MakerOverview } from 'shared-kit/contract/makers';
import type { OutcomeReason, QuoteResult } from 'shared-kit/contract/quotes';
import { Stack } from 'shared-kit/layout';
import { ListTable } from 'shared-kit/page';
import { LocaleLink } from 'shared-kit/shell';
import { Heading, Text, TextLink } from 'shared-kit/ui';
import { useText } from '../../text.ts';

/** Why quotes that ended in the period were won and lost, each count a link to them. */
export function Outcomes({ outcomes: { since, reasons } }: Pick<MakerOverview, 'outcomes'>) {
  const t = useText();
  const nameOf = (reason: OutcomeReason) => t(`outcome.reason.${reason}`);
  const linked = (result: QuoteResult, reason: OutcomeReason, count: number) =>
    count > 0 ? (
      <TextLink
        as={LocaleLink}
        to={`/manufacturer/requests?result=${result}&reason=${reason}&since=${since}`}
        aria-label={t(`overview.outcomes.${result}-link`, { reason: nameOf(reason), count })}
      >
        {count}
      </TextLink>
    ) : (
      '–'
    );
  return (
    <Stack as="section" gap="3">
      <Heading level={2} look="small">
        {t('overview.outcomes')}
      </Heading>
      {reasons.length === 0 ? (
        <Text tone="muted">{t('overview.outcomes.none')}</Text>
      ) : (
        <ListTable
          label={t('overview.outcomes')}
          items={reasons.map((row) => ({ ...row, id: row.reason }))}
          columns={[
            { head: t('overview.outcomes.reason'), cell: ({ reason }) => nameOf(reason) },
            {
              head: t('overview.outcomes.won'),
              cell: ({ reason, won }) => linked('won', reason, won),
              numeric: true,
            },
            {
              head: t('overview.outcomes.lost'),
              cell: ({ reason, lost }) => linked('lost', reason, lost),
              numeric: true,
            },
          ]}
        />
      )}
    </Stack>
  );
}
