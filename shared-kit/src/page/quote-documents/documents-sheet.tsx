import type { ReactNode } from 'react';
import type { QuoteDetail } from 'shared-kit/contract/quotes';
import { Stack } from 'shared-kit/layout';
import { Disclosure, Sheet, SheetBody, SheetFooter, SheetHeader, Text } from 'shared-kit/ui';
import styles from './document-links.module.css';
import { DocumentLinks } from './document-links.tsx';
import { useText } from './document-text.ts';

type Props = {
  quote: Pick<QuoteDetail, 'id' | 'versions'>;
  /** Further actions on the documents. */
  children?: ReactNode;
};

/** All documents of a quote: those of the newest version, then those of earlier ones. */
export function DocumentsSheet({ quote, children }: Props) {
  const t = useText();
  const newest = quote.versions.at(-1);
  const earlier = quote.versions.slice(0, -1).reverse();
  return (
    <Sheet>
      <SheetHeader title={t('document.title')} />
      <SheetBody>
        <Stack gap="3" className={styles.papers}>
          {newest ? (
            <DocumentLinks quote={quote} version={newest} />
          ) : (
            <Text look="small" tone="muted">
              {t('document.none')}
            </Text>
          )}
          {earlier.length > 0 && (
            <Disclosure summary={t('document.earlier')} className={styles.earlier}>
              <Stack gap="2">
                {earlier.map((version) => (
                  <DocumentLinks key={version.id} quote={quote} version={version} />
                ))}
              </Stack>
            </Disclosure>
          )}
        </Stack>
      </SheetBody>
      {children && <SheetFooter>{children}</SheetFooter>}
    </Sheet>
  );
}
