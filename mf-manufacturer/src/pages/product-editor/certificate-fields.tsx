import { productLimits } from 'shared-kit/contract/products';
import { Button, TextField } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { DraftDay } from './draft-day.tsx';
import styles from './editor.module.css';
import type { ProductDesk } from './use-product-draft.ts';

type Certificate = ProductDesk['draft']['details']['certificates'][number];

/** Certificates with their number and the day until which they are valid. */
export function CertificateFields({ desk }: { desk: ProductDesk }) {
  const t = useText();
  const { certificates } = desk.draft.details;
  const write = (next: readonly Certificate[]) => desk.set('details.certificates', next);
  const change = (at: number, values: Partial<Certificate>) =>
    write(certificates.map((it, index) => (index === at ? { ...it, ...values } : it)));
  return (
    <fieldset className={styles.group}>
      <legend>{t('editor.certificates')}</legend>
      {certificates.map((certificate, at) => (
        <div key={at} className={styles.certificate}>
          <TextField
            label={t('editor.certificate.name')}
            maxLength={120}
            value={certificate.name}
            onChange={({ target }) => change(at, { name: target.value })}
          />
          <TextField
            label={t('editor.certificate.number')}
            maxLength={80}
            value={certificate.number}
            onChange={({ target }) => change(at, { number: target.value })}
          />
          <DraftDay
            of="product.certificateUntil"
            path={`details.certificates.${at}.validUntil`}
            label={t('editor.certificate.until')}
            day={certificate.validUntil}
            desk={desk}
            onDay={(validUntil) => change(at, { validUntil })}
          />
          <Button
            size="small"
            emphasis="tertiary"
            onClick={() => write(certificates.filter((_it, index) => index !== at))}
          >
            {t('editor.certificate.remove')}
          </Button>
        </div>
      ))}
      <div>
        <Button
          size="small"
          disabled={certificates.length >= productLimits.certificates}
          onClick={() => write([...certificates, { name: '', number: '', validUntil: null }])}
        >
          {t('editor.certificate.add')}
        </Button>
      </div>
    </fieldset>
  );
}
