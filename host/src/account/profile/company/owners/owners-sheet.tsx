import { useState } from 'react';
import { type OwnerAnswer, ownership } from 'shared-kit/contract/owners';
import { Stack } from 'shared-kit/layout';
import { Answer } from 'shared-kit/page';
import { queryOptions, useQuery } from 'shared-kit/query';
import { call, countryName, useLocale } from 'shared-kit/shell';
import { Button, Note, Sheet, SheetBody, SheetFooter, SheetHeader } from 'shared-kit/ui';
import { useText } from '../../../../text.ts';
import styles from '../../form/form.module.css';
import { OwnersForm } from './owners-form.tsx';

const ownersQuery = queryOptions({
  queryKey: ['company', 'owners'],
  queryFn: ({ signal }) => call(ownership.read, { signal }),
});

/** The company's beneficial owners, declared by its owners for the staff. */
export function OwnersSheet({ onChanged }: { onChanged: () => unknown }) {
  const t = useText();
  const query = useQuery(ownersQuery);
  const [isEdited, setEdited] = useState(false);
  const finish = async () => {
    await query.refetch();
    setEdited(false);
    await onChanged();
  };
  return (
    <Sheet aria-label={t('profile.owners.title')}>
      <SheetHeader title={t('profile.owners.title')} note={t('profile.owners.note')} />
      <Answer query={query}>
        {({ owners }) => (
          <>
            <Stack as={SheetBody}>
              {owners.length === 0 && !isEdited && <Note tone="warning">{t('profile.owners.none')}</Note>}
              {isEdited ? (
                <OwnersForm owners={owners} onSaved={finish} onCancel={() => setEdited(false)} />
              ) : (
                <Stack as="ul" gap="0">
                  {owners.map((owner) => (
                    <Owner key={owner.id} owner={owner} />
                  ))}
                </Stack>
              )}
            </Stack>
            {!isEdited && (
              <SheetFooter>
                <Button onClick={() => setEdited(true)}>
                  {owners.length === 0 ? t('profile.owners.declare') : t('profile.owners.change')}
                </Button>
              </SheetFooter>
            )}
          </>
        )}
      </Answer>
    </Sheet>
  );
}

function Owner({ owner: { ground, share, words, person } }: { owner: OwnerAnswer }) {
  const t = useText();
  const locale = useLocale();
  if (!person) return <li className={styles.item}>{t('profile.owners.erased')}</li>;
  const born = `${String(person.birthMonth).padStart(2, '0')}/${person.birthYear}`;
  const facts = [
    t('profile.owners.born-in', { month: born }),
    t('profile.owners.national-of', { country: countryName(person.nationality, locale) }),
    t('profile.owners.lives-in', { country: countryName(person.residence, locale) }),
    ...(person.isExposed ? [t('profile.owners.is-exposed')] : []),
  ];
  const says = share === null ? words : t('profile.owners.percent', { share });
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <div className={styles.name}>{person.name}</div>
        <div className={styles.detail}>{facts.join(' · ')}</div>
        <div className={styles.detail}>
          {[t(`profile.owners.ground.${ground}`), says].filter(Boolean).join(': ')}
        </div>
      </div>
    </li>
  );
}
