import { useState } from 'react';
import type { ProductDetail } from 'shared-kit/contract/catalogue';
import { Button, Icon, Text } from 'shared-kit/ui';
import { CompareToggle } from '../../../compare/compare-toggle.tsx';
import { LinkIcon, PrintIcon } from '../../../icons.sprite.ts';
import { useText } from '../../../text.ts';
import styles from './product-actions.module.css';

/** Actions on the page itself, such as sharing. */
export function ProductActions({ product }: { product: ProductDetail }) {
  const t = useText();
  const { outcome, share } = useShare(product.title);
  return (
    <div className={styles.root}>
      <CompareToggle product={product} look="words" />
      <Button onClick={() => void share()}>
        <Icon of={LinkIcon} />
        <span>{t('product.share')}</span>
      </Button>
      <Button onClick={() => window.print()}>
        <Icon of={PrintIcon} />
        <span>{t('product.print')}</span>
      </Button>
      <Text as="span" look="small" tone="muted" role="status">
        {outcome && t(`product.link-${outcome}`)}
      </Text>
    </div>
  );
}

type Outcome = 'copied' | 'not-copied';

/** Uses the device's share sheet if there is one, else the clipboard. */
function useShare(title: string) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const copy = (url: string) =>
    navigator.clipboard.writeText(url).then(
      () => setOutcome('copied'),
      () => setOutcome('not-copied'),
    );
  const share = async () => {
    const url = window.location.href;
    if (typeof navigator.share !== 'function') return copy(url);
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Closing the share sheet is an answer, so don't copy then.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url);
    }
  };
  return { outcome, share };
}
