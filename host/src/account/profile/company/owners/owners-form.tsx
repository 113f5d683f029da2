import { useState } from 'react';
import { type OwnerAnswer, type OwnershipGround, ownerLimits, ownership } from 'shared-kit/contract/owners';
import { ApiError, call, useLocale } from 'shared-kit/shell';
import { Button } from 'shared-kit/ui';
import { useText } from '../../../../text.ts';
import { ProfileForm } from '../../form/profile-form.tsx';
import { OwnerFields } from './owner-fields.tsx';
import { checkOwners, readOwners } from './read-owners.ts';

type OwnersFormProps = { owners: readonly OwnerAnswer[]; onSaved: () => Promise<void>; onCancel: () => void };
type Row = Readonly<{ key: number; owner: OwnerAnswer | null; ground: OwnershipGround }>;

/** The whole declaration as one form: it is right or wrong as a whole, since shares add up. */
export function OwnersForm({ owners, onSaved, onCancel }: OwnersFormProps) {
  const t = useText();
  const locale = useLocale();
  const [rows, setRows] = useState<readonly Row[]>(() => {
    const declared = owners.map((owner, key) => ({ key, owner, ground: owner.ground }));
    return declared.length > 0 ? declared : [{ key: 0, owner: null, ground: 'shares' }];
  });
  const add = () =>
    setRows([
      ...rows,
      { key: Math.max(0, ...rows.map(({ key }) => key)) + 1, owner: null, ground: 'shares' },
    ]);
  const keys = rows.map(({ key }) => key);
  const words = (reason: Parameters<typeof sayFault>[1]) => sayFault(t, reason);
  const save = async (values: Readonly<Record<string, string>>) => {
    const seen = owners.map(({ id }) => id);
    try {
      await call(ownership.declare, { body: { owners: readOwners(values, keys, locale), seen } });
    } catch (error) {
      // Show what the other one declared.
      if (error instanceof ApiError && error.code === 'owners.moved') return onSaved();
      throw error;
    }
    await onSaved();
  };
  return (
    <ProfileForm
      id="owners"
      submitLabel={t('profile.owners.save')}
      savedText=""
      check={(values) =>
        Object.fromEntries(
          checkOwners(values, keys, locale).map(({ field, reason }) => [field, words(reason)]),
        )
      }
      fieldOf={(path) => fieldOf(path, keys)}
      save={save}
      onCancel={onCancel}
    >
      {(faults, idOf) => (
        <>
          {rows.map(({ key, owner, ground }, at) => (
            <OwnerFields
              key={key}
              {...{ owner, ground, faults, idOf, prefix: `${key}.`, number: at + 1 }}
              onGround={(next) => setRows(rows.map((it) => (it.key === key ? { ...it, ground: next } : it)))}
              onRemove={rows.length > 1 ? () => setRows(rows.filter((it) => it.key !== key)) : null}
            />
          ))}
          {rows.length < ownerLimits.most && (
            <div>
              <Button onClick={add}>{t('profile.owners.add')}</Button>
            </div>
          )}
        </>
      )}
    </ProfileForm>
  );
}

/** The server counts the owners: `owners.1.name` is the name in the second row. */
function fieldOf(path: string, keys: readonly number[]): string {
  const [, index, field] = path.split('.');
  return `${keys[Number(index)]}.${field}`;
}

const sayFault = (
  t: ReturnType<typeof useText>,
  reason: ReturnType<typeof checkOwners>[number]['reason'],
): string => t(`profile.owners.fault.${reason}`);
