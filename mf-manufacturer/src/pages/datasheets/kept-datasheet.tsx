import { useState } from 'react';
import type { ProductDetail } from 'shared-kit/contract';
import { fileSize } from 'shared-kit/page';
import { useLocale } from 'shared-kit/shell';
import { Button, CloseIcon, Icon, IconButton, Text, TextLink } from 'shared-kit/ui';
import { FileIcon } from '../../icons.sprite.ts';
import { useText } from '../../text.ts';
import styles from '../../uploads/file-list.module.css';

type Props = { datasheet: ProductDetail['datasheets'][number]; onRemove: () => Promise<void> };

/** A published data sheet. Removing it asks for confirmation in place. */
export function KeptDatasheet({ datasheet: { name, bytes, url }, onRemove }: Props) {
  const t = useText();
  const locale = useLocale();
  const [step, setStep] = useState<'none' | 'sure' | 'removing' | 'kept'>('none');
  const remove = async () => {
    setStep('removing');
    await onRemove();
    setStep('kept');
  };
  return (
    <li className={styles.file}>
      <Icon of={FileIcon} />
      <TextLink className={styles.name} href={url} download>
        {name}
      </TextLink>
      {step === 'none' || step === 'kept' ? (
        <>
          <Text as="span" look="small" tone="muted" className={styles.size}>
            {fileSize(bytes, locale)}
          </Text>
          <IconButton
            icon={CloseIcon}
            size="small"
            label={t('datasheets.remove', { name })}
            autoFocus={step === 'kept'}
            onClick={() => setStep('sure')}
          />
        </>
      ) : (
        <div className={styles.sure}>
          <Text as="span" look="small">
            {t('datasheets.gone-for-buyers')}
          </Text>
          <Button
            size="small"
            emphasis="danger"
            pending={step === 'removing'}
            aria-label={t('datasheets.remove', { name })}
            onClick={remove}
          >
            {t('datasheets.remove-now')}
          </Button>
          {/* In the place of the remove button, so that a double click removes nothing. */}
          <Button size="small" onClick={() => setStep('kept')} autoFocus>
            {t('datasheets.keep')}
          </Button>
        </div>
      )}
    </li>
  );
}
