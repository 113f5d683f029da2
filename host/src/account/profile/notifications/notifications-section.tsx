import { useState } from 'react';
import {
  type NotificationChoices,
  type NotificationKind,
  notificationKinds,
  notifications,
} from 'shared-kit/contract/notifications';
import { Stack } from 'shared-kit/layout';
import { Answer } from 'shared-kit/page';
import { queries, queryOptions, useQuery } from 'shared-kit/query';
import { call, useSubmit } from 'shared-kit/shell';
import { Note, Sheet, SheetBody, SheetHeader } from 'shared-kit/ui';
import { Switch } from 'shared-kit/ui/host';
import { useText } from '../../../text.ts';
import { useFailureText } from '../form/failure-text.ts';
import styles from '../form/form.module.css';

const choicesQuery = queryOptions({
  queryKey: ['profile', 'notifications'],
  queryFn: ({ signal }) => call(notifications.readChoices, { signal }),
});

/** Which events send mail. A switch applies at once and flips back if saving fails. */
export function NotificationsSection() {
  const t = useText();
  const query = useQuery(choicesQuery);
  const { failure, run } = useSubmit(useFailureText());
  const [isSaved, setSaved] = useState(false);
  const choose = async (before: NotificationChoices, kind: NotificationKind, isOn: boolean) => {
    const wanted = { ...before, [kind]: isOn };
    setSaved(false);
    queries.setQueryData(choicesQuery.queryKey, wanted);
    const isKept = await run(() => call(notifications.choose, { body: wanted }), `${kind} ${isOn}`);
    if (!isKept) queries.setQueryData(choicesQuery.queryKey, before);
    setSaved(isKept);
  };
  return (
    <Sheet>
      <SheetHeader title={t('profile.notifications.title')} note={t('profile.notifications.note')} />
      <Stack as={SheetBody}>
        {failure && (
          <Note tone="danger" role="alert">
            {failure}
          </Note>
        )}
        <Answer query={query}>
          {(choices) => (
            <Stack as="ul" gap="0">
              {notificationKinds.map((kind) => (
                <li key={kind} className={styles.item}>
                  <div className={styles.words}>
                    <Switch
                      checked={choices[kind]}
                      aria-describedby={`notification-${kind}`}
                      onChange={({ target }) => void choose(choices, kind, target.checked)}
                    >
                      {t(`profile.notifications.kind.${kind}`)}
                    </Switch>
                    <p id={`notification-${kind}`} className={styles.belowSwitch}>
                      {t(`profile.notifications.hint.${kind}`)}
                    </p>
                  </div>
                </li>
              ))}
            </Stack>
          )}
        </Answer>
        <p role="status" className={styles.saved}>
          {isSaved && t('profile.saved')}
        </p>
      </Stack>
    </Sheet>
  );
}
