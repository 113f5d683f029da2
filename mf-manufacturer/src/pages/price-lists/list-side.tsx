import { Suspense, useState } from 'react';
import { Stack } from 'shared-kit/layout';
import { formatMoment, lazyPart, useLocale } from 'shared-kit/shell';
import { Button, Sheet, SheetBody, SheetFooter, SheetHeader, Text } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './price-lists.module.css';
import type { ListDesk } from './use-list-desk.ts';

const RemoveDialog = lazyPart(() => import('./remove-dialog.tsx'));

type Props = { desk: ListDesk; isNew: boolean; mayChange: boolean };

/** The rule by which prices are found, and what may be done with the list. */
export function ListSide({ desk, isNew, mayChange }: Props) {
  const t = useText();
  const locale = useLocale();
  const [isRemoving, setRemoving] = useState(false);
  const { saved, changes } = desk;
  return (
    <div className={styles.side}>
      <Sheet>
        <SheetHeader title={t('price-lists.rule')} />
        <Stack as={SheetBody} gap="3">
          <Text>{t('price-lists.rule-order')}</Text>
          <Text>{t('price-lists.rule-quantity')}</Text>
          {!isNew && (
            <Text look="small" tone="muted">
              {t('templates.saved-by', { by: saved.by, at: formatMoment(saved.at, locale) })}
            </Text>
          )}
        </Stack>
        {mayChange && (
          <SheetFooter>
            <Button type="submit" emphasis="primary" pending={changes.pending === 'save'}>
              {t('price-lists.save')}
            </Button>
            {!isNew && (
              <Button emphasis="tertiary" onClick={() => setRemoving(true)}>
                {t('price-lists.remove')}
              </Button>
            )}
          </SheetFooter>
        )}
      </Sheet>
      {isRemoving && (
        <Suspense>
          <RemoveDialog desk={desk} onClose={() => setRemoving(false)} />
        </Suspense>
      )}
    </div>
  );
}
