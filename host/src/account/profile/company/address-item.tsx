import { type CompanyAddress, streetOf, townOf } from 'shared-kit/contract/companies';
import { Row } from 'shared-kit/layout';
import { countryName, useLocale } from 'shared-kit/shell';
import { Button, DeliveryIcon, StatusBadge } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from '../form/form.module.css';

type AddressItemProps = {
  address: CompanyAddress;
  isOwner: boolean;
  isPending: boolean;
  onEdit: () => void;
  onRemove: () => void;
  onDeliver: () => void;
};

export function AddressItem(props: AddressItemProps) {
  const { address, isOwner, isPending, onEdit, onRemove, onDeliver } = props;
  const t = useText();
  const locale = useLocale();
  const { kind, label, line1, country, isDefaultDelivery } = address;
  return (
    <>
      <div className={styles.words}>
        <p className={styles.name}>{label ?? t(`profile.address.kind.${kind}`)}</p>
        {label && <p className={styles.detail}>{t(`profile.address.kind.${kind}`)}</p>}
        <p className={styles.detail}>{streetOf(address)}</p>
        <p className={styles.detail}>{`${townOf(address)}, ${countryName(country, locale)}`}</p>
        {isDefaultDelivery && (
          <StatusBadge icon={DeliveryIcon}>{t('profile.address.is-default')}</StatusBadge>
        )}
      </div>
      {isOwner && (
        <Row>
          {!isDefaultDelivery && (
            <Button
              size="small"
              pending={isPending}
              onClick={onDeliver}
              aria-label={t('profile.address.deliver-to', { line: line1 })}
            >
              {t('profile.address.deliver')}
            </Button>
          )}
          <Button size="small" onClick={onEdit} aria-label={t('profile.address.edit-one', { line: line1 })}>
            {t('profile.address.edit')}
          </Button>
          {kind !== 'registered' && (
            <Button
              size="small"
              emphasis="danger"
              onClick={onRemove}
              aria-label={t('profile.address.remove-one', { line: line1 })}
            >
              {t('profile.address.remove')}
            </Button>
          )}
        </Row>
      )}
    </>
  );
}
