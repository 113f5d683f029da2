import { languageName, type ProductDetail } from 'shared-kit/contract';
import { fileSize } from 'shared-kit/page';
import { useLocale } from 'shared-kit/shell';
import { Heading, Icon, Text, TextLink } from 'shared-kit/ui';
import { DownloadIcon } from '../../../icons.sprite.ts';
import { useText } from '../../../text.ts';
import styles from './datasheets.module.css';

/** The maker's own files, and a data sheet generated from the maker's data: every product has at least that one. */
export function Datasheets({ product: { id, datasheets } }: { product: ProductDetail }) {
  const t = useText();
  const locale = useLocale();
  return (
    <section className={styles.root} aria-labelledby="datasheets">
      <Heading level={2} id="datasheets">
        {t('datasheet.title')}
      </Heading>
      <ul className={styles.files}>
        {datasheets.map((it) => (
          <File
            key={it.id}
            address={it.url}
            name={it.name}
            note={['PDF', it.language && languageName(it.language, locale), fileSize(it.bytes, locale)]
              .filter(Boolean)
              .join(', ')}
          />
        ))}
        <File
          address={`/api/products/${id}/specification.pdf?locale=${locale}`}
          name={t('datasheet.specification')}
          note={t('datasheet.specification-note')}
        />
      </ul>
    </section>
  );
}

function File({ address, name, note }: { address: string; name: string; note: string }) {
  return (
    <li className={styles.file}>
      <Icon of={DownloadIcon} />
      <TextLink href={address} download>
        {name}
      </TextLink>
      <Text as="span" look="small" tone="muted">
        {note}
      </Text>
    </li>
  );
}
