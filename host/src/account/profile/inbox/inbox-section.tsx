import { useState } from 'react';
import { Answer, EmptySheet } from 'shared-kit/page';
import { useQuery } from 'shared-kit/query';
import { useLiveNews } from 'shared-kit/shell';
import { Button, Sheet, SheetBody, SheetFooter, SheetHeader } from 'shared-kit/ui';
import { InboxEntries } from '../../../inbox/inbox-entries.tsx';
import { inboxQuery } from '../../../inbox/inbox-query.ts';
import { ReadAll } from '../../../inbox/read-all.tsx';
import { useText } from '../../../text.ts';

const pageSize = 20;

/** All notifications, one more page per click. */
export function InboxSection() {
  const t = useText();
  const first = useQuery(inboxQuery(null, pageSize));
  // The cursors of the further pages, in order.
  const [places, setPlaces] = useState<readonly string[]>([]);
  useLiveNews('inbox', () => void first.refetch());
  if (first.data?.entries.length === 0) {
    return <EmptySheet title={t('inbox.empty.title')}>{t('inbox.empty.sentence')}</EmptySheet>;
  }
  const more = (place: string) => setPlaces((before) => [...before, place]);
  return (
    <Sheet>
      <SheetHeader title={t('inbox.title')}>{first.data && <ReadAll inbox={first.data} />}</SheetHeader>
      <InboxPage cursor={null} isLast={places.length === 0} onMore={more} />
      {places.map((place, position) => (
        <InboxPage key={place} cursor={place} isLast={position === places.length - 1} onMore={more} />
      ))}
    </Sheet>
  );
}

type InboxPageProps = { cursor: string | null; isLast: boolean; onMore: (place: string) => void };

function InboxPage({ cursor, isLast, onMore }: InboxPageProps) {
  const t = useText();
  const query = useQuery(inboxQuery(cursor, pageSize));
  const next = isLast ? (query.data?.next ?? null) : null;
  return (
    <>
      <SheetBody>
        <Answer query={query}>{({ entries }) => <InboxEntries entries={entries} />}</Answer>
      </SheetBody>
      {next !== null && (
        <SheetFooter>
          <Button onClick={() => onMore(next)}>{t('inbox.more')}</Button>
        </SheetFooter>
      )}
    </>
  );
}
