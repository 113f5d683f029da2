import { useState } from 'react';
import type { CartLine } from 'shared-kit/contract/cart';
import { LocaleLink, useLocale } from 'shared-kit/shell';
import { AlertIcon, IconButton, Plate, StatusBadge, Text, TextLink } from 'shared-kit/ui';
import { CompareToggle } from '../../compare/compare-toggle.tsx';
import { attributeFact } from '../../format/attribute.ts';
import { DeleteIcon } from '../../icons.sprite.ts';
import { ProductThumbnail } from '../../product-card/product-thumbnail.tsx';
import { useText } from '../../text.ts';
import styles from './cart-line-row.module.css';
import { LineAmounts } from './line-amounts.tsx';
import { lineElement, lineName } from './line-name.ts';
import { NoteForm } from './line-note.tsx';
import { LineNotices } from './line-notices.tsx';
import { LineQuantity } from './line-quantity.tsx';
import type { CartActions } from './use-cart.ts';

/** One row on a wide screen, two on a phone. */
export function CartLineRow({ line, change, remove }: { line: CartLine } & CartActions) {
  const t = useText();
  const { available } = line;
  const name = lineName(line);
  return (
    <li id={lineElement(line.id)} className={styles.root} data-withdrawn={!available || undefined}>
      <Plate className={styles.image}>{line.image && <ProductThumbnail image={line.image} />}</Plate>
      <div className={styles.words}>
        <LineTitle line={line} />
        <LineFacts line={line} />
        {!available && (
          <div>
            <StatusBadge tone="warning" icon={AlertIcon}>
              {t('cart.withdrawn')}
            </StatusBadge>
          </div>
        )}
        <LineNotices line={line} change={change} />
        {available && <LineActions line={line} change={change} />}
      </div>
      {available && (
        <>
          <div className={styles.quantity}>
            <LineQuantity line={line} change={change} />
          </div>
          <LineAmounts line={line} unitClass={styles.unit} amountClass={styles.amount} />
        </>
      )}
      <IconButton
        className={styles.remove}
        icon={DeleteIcon}
        label={t('cart.remove', { product: name })}
        onClick={() => void remove({ id: line.id, title: name })}
      />
    </li>
  );
}

const LineTitle = ({ line: { available, productId, title } }: { line: CartLine }) =>
  available ? (
    <LocaleLink to={`/shop/${productId}`} className={styles.title}>
      {title}
    </LocaleLink>
  ) : (
    <span className={styles.title}>{title}</span>
  );

/** The chosen options. A product without options shows its key attributes. */
function LineFacts({ line: { options, highlights, sku } }: { line: CartLine }) {
  const t = useText();
  const locale = useLocale();
  const chosen = options.map(({ label }) => label);
  // Highlights are the base model's, so chosen options replace them.
  const facts = highlights.flatMap((it) => attributeFact(it, t, locale) ?? []).slice(0, 2);
  const text = [...(chosen.length > 0 ? chosen : facts), ...(sku ? [sku] : [])].join(', ');
  return (
    text && (
      <Text look="tiny" tone="subtle" className={styles.facts}>
        {text}
      </Text>
    )
  );
}

function LineActions({ line, change }: { line: CartLine } & Pick<CartActions, 'change'>) {
  const t = useText();
  const [isNoting, setNoting] = useState(false);
  // After closing the form, the button in its place gets the focus.
  const [hasNoted, setNoted] = useState(false);
  const { id, note, title, productId, category } = line;
  const product = lineName(line);
  if (isNoting)
    return (
      <NoteForm
        product={product}
        note={note}
        save={(text) => change(id, { note: text })}
        close={() => {
          setNoting(false);
          setNoted(true);
        }}
      />
    );
  return (
    <>
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.actions}>
        <TextLink
          as="button"
          aria-label={t(note ? 'cart.note-change-of' : 'cart.note-add-of', { product })}
          autoFocus={hasNoted}
          onClick={() => setNoting(true)}
        >
          {note ? t('cart.note-change') : t('cart.note-add')}
        </TextLink>
        <TextLink
          as="button"
          aria-label={t('cart.save-of', { product })}
          onClick={() => void change(id, { saved: true })}
        >
          {t('cart.save')}
        </TextLink>
        {category && <CompareToggle product={{ id: productId, title, category }} look="word" />}
      </div>
    </>
  );
}
