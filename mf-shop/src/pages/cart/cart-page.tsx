import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CartAnswer } from 'shared-kit/contract/cart';
import { formatMoney, roughly } from 'shared-kit/contract/money';
import { Columns, Frame, Stack } from 'shared-kit/layout';
import { LocaleLink, publicConfig } from 'shared-kit/shell';
import {
  Breadcrumb,
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  Heading,
  Loading,
  Note,
  Skeleton,
} from 'shared-kit/ui';
import { useWaitingWishes } from '../../cart/use-waiting-wishes.ts';
import { CompareTray } from '../../compare/compare-tray.tsx';
import { HalfWovenShed } from '../../drawing/half-woven-shed.tsx';
import { errorReference } from '../../errors/error-reference.ts';
import { useFocusAfterRemoval } from '../../focus/use-focus-after-removal.ts';
import { useText } from '../../text.ts';
import styles from './cart-page.module.css';
import { Approximately, CartSummary } from './cart-summary.tsx';
import { DeliverySheet } from './delivery-sheet.tsx';
import { lineElement } from './line-name.ts';
import { MakerSheet } from './maker-sheet.tsx';
import { QuickAdd } from './quick-add.tsx';
import { SavedLines } from './saved-lines.tsx';
import { type Removed, useCart } from './use-cart.ts';

export default function CartPage() {
  const t = useText();
  const actions = useCart();
  const { query, removed } = actions;
  const undo = useRef<HTMLButtonElement>(null);
  const focusWhenShown = useFocusWhenShown(query.data);
  useWaitingWishes();
  const restore = async (line: Removed) => {
    await actions.restore(line);
    focusWhenShown(line.id);
  };
  return (
    <Frame className={styles.page}>
      <title>{`${t('cart.title')} · ${publicConfig().brandName}`}</title>
      <Breadcrumb label={t('breadcrumb.label')} current={t('cart.title')}>
        <LocaleLink to="/shop">{t('shop.title')}</LocaleLink>
      </Breadcrumb>
      <Heading level={1} className={styles.title}>
        {t('cart.title')}
      </Heading>
      {removed && (
        <Note
          className={styles.removed}
          action={
            <Button ref={undo} size="small" onClick={() => void restore(removed)}>
              {t('cart.undo')}
            </Button>
          }
        >
          {t('cart.removed', { product: removed.title })}
        </Note>
      )}
      {query.data ? (
        <Cart cart={query.data} actions={actions} undo={undo} />
      ) : query.error ? (
        <ErrorState
          message={t('cart.error.load')}
          reference={errorReference(query.error, t)}
          retry={{ label: t('error.again'), onRetry: () => void query.refetch(), pending: query.isFetching }}
        />
      ) : (
        <CartSkeleton />
      )}
      <CompareTray />
    </Frame>
  );
}

function Cart({
  cart,
  actions,
  undo,
}: {
  cart: CartAnswer;
  actions: ReturnType<typeof useCart>;
  undo: RefObject<HTMLElement | null>;
}) {
  const lines = useFocusAfterRemoval<HTMLDivElement>(undo);
  const { isChanging, change, remove, query } = actions;
  const isEmpty = cart.groups.length === 0;
  return (
    <Columns gap="6">
      <Stack {...lines} className={styles.lines} aria-busy={isChanging}>
        {isEmpty && <EmptyCart />}
        {cart.groups.map((group) => (
          <MakerSheet key={group.maker.id} group={group} change={change} remove={remove} />
        ))}
        <SavedLines lines={cart.saved} change={change} remove={remove} />
        <QuickAdd onAdded={() => void query.refetch()} />
      </Stack>
      {!isEmpty && (
        <Stack as="aside" id="summary" className={styles.aside} aria-busy={isChanging}>
          <CartSummary cart={cart} />
          <DeliverySheet cart={cart} />
        </Stack>
      )}
      {!isEmpty && <BottomBar cart={cart} />}
    </Columns>
  );
}

/** Focuses a restored line. */
function useFocusWhenShown(cart: CartAnswer | undefined) {
  const [lineId, setLineId] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the line comes with the cart
  useEffect(() => {
    const link = lineId && document.getElementById(lineElement(lineId))?.querySelector('a');
    if (!link) return;
    link.focus();
    setLineId(null);
  }, [lineId, cart]);
  return setLineId;
}

function EmptyCart() {
  const t = useText();
  return (
    <EmptyState
      className={styles.empty}
      illustration={<HalfWovenShed />}
      title={t('cart.empty')}
      action={
        <ButtonLink as={LocaleLink} emphasis="primary" to="/shop">
          {t('cart.empty-action')}
        </ButtonLink>
      }
    >
      {t('cart.empty-text')}
    </EmptyState>
  );
}

/** On phones the total stays in view, linked to its summary. */
function BottomBar({ cart: { summary } }: { cart: CartAnswer }) {
  const t = useText();
  const { indicative } = summary;
  return (
    <div className={styles.bar}>
      <Stack as="p" gap="0" className={styles.barTotal}>
        <span>{indicative?.approximate ? t('cart.total-indicative') : t('cart.total')}</span>
        <b className={styles.barSum}>
          {indicative?.approximate && <Approximately />}
          <span>
            {indicative
              ? formatMoney(roughly(indicative.amount, indicative.approximate))
              : t('price.on-request')}
          </span>
        </b>
      </Stack>
      <ButtonLink href="#summary">{t('cart.to-summary')}</ButtonLink>
    </div>
  );
}

function CartSkeleton() {
  const t = useText();
  return (
    <Loading label={t('cart.loading')}>
      <Columns gap="6">
        <Stack>
          <Skeleton shape="block" className={styles.pendingSheet} />
          <Skeleton shape="block" className={styles.pendingSheet} />
        </Stack>
        <Skeleton shape="block" className={styles.pendingSheet} />
      </Columns>
    </Loading>
  );
}
