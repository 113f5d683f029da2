import type { ComponentProps } from 'react';
import { catalogue, type ProductDetail } from 'shared-kit/contract/catalogue';
import { languageName } from 'shared-kit/contract/languages';
import { Stack } from 'shared-kit/layout';
import { FileLink, fileSize } from 'shared-kit/page';
import { addressOf, useLocale } from 'shared-kit/shell';
import { Heading, Icon, Text } from 'shared-kit/ui';
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
      <Stack as="ul" gap="2" className={styles.files}>
        {datasheets.map((it) => (
          <File
            key={it.id}
            file={it}
            note={['PDF', it.language && languageName(it.language, locale), fileSize(it.bytes, locale)]
              .filter(Boolean)
              .join(', ')}
          />
        ))}
        <File
          file={{
            name: t('datasheet.specification'),
            url: addressOf(catalogue.saveSpecification, { params: { id }, query: { locale } }),
            isHeld: false,
          }}
          note={t('datasheet.specification-note')}
        />
      </Stack>
    </section>
  );
}

function File({ file, note }: { file: ComponentProps<typeof FileLink>['file']; note: string }) {
  return (
    <li className={styles.file}>
      <Icon of={DownloadIcon} />
      <FileLink file={file} />
      <Text as="span" look="small" tone="muted">
        {note}
      </Text>
    </li>
  );
}
