import { useState } from 'react';
import type { QuoteDetail } from 'shared-kit/contract/quotes';
import { Stack } from 'shared-kit/layout';
import { Segmented, Sheet, SheetBody, SheetFooter, SheetHeader, Text } from 'shared-kit/ui';
import { type ActivityFilter, activityFilters, activityOf } from '../../../negotiation/activity.ts';
import { useText } from '../../../text.ts';
import { EventEntry, MessageEntry } from './activity-entries.tsx';
import styles from './activity-sheet.module.css';
import { WriteMessage } from './write-message.tsx';

/** All events and messages, newest first, and a form to answer. */
export function ActivitySheet({ quote }: { quote: QuoteDetail }) {
  const t = useText();
  const [filter, setFilter] = useState<ActivityFilter>('all');
  const entries = activityOf(quote, filter);
  return (
    <Sheet>
      <SheetHeader title={t('quote.activity.title')}>
        <Segmented
          size="small"
          label={t('quote.activity.filter')}
          value={filter}
          onChange={setFilter}
          options={activityFilters.map((each) => ({
            value: each,
            label: t(`quote.activity.filter.${each}`),
          }))}
        />
      </SheetHeader>
      <SheetBody>
        {entries.length === 0 ? (
          <Text look="small" tone="muted">
            {t('quote.activity.none')}
          </Text>
        ) : (
          <Stack as="ol" className={styles.entries} aria-label={t('quote.activity.title')}>
            {entries.map((entry) =>
              entry.kind === 'event' ? (
                <EventEntry key={entry.event.id} event={entry.event} />
              ) : (
                <MessageEntry key={entry.message.id} message={entry.message} quote={quote} />
              ),
            )}
          </Stack>
        )}
      </SheetBody>
      {quote.canWrite && (
        <SheetFooter>
          <WriteMessage quote={quote} />
        </SheetFooter>
      )}
    </Sheet>
  );
}
