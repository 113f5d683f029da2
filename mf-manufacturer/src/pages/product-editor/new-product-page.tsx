import { useState } from 'react';
import { ownProducts, productLimits } from 'shared-kit/contract/products';
import { Page } from 'shared-kit/page';
import { useNavigate } from 'shared-kit/router';
import { call, referenceOf, useAddress, useKeyPerBody, useLocale, useSubmit } from 'shared-kit/shell';
import { Button, Note, Sheet, SheetBody, TextField } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { CategoryField } from './category-field.tsx';
import styles from './editor.module.css';

/** Begins a product: a name and a category; the editor asks for the rest. */
export default function NewProductPage() {
  const t = useText();
  const locale = useLocale();
  const navigate = useNavigate();
  const address = useAddress();
  const keys = useKeyPerBody();
  const [title, setTitle] = useState('');
  const [categoryId, setCategoryId] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const submit = useSubmit((error) => t('editor.failed', { reference: referenceOf(error) }));
  const begin = () => {
    setTried(true);
    if (!title.trim() || !categoryId) return;
    const body = { title, categoryId, locale };
    void submit.run(async () => {
      const { id } = await call(ownProducts.add, { body, key: keys.keyOf(body) });
      navigate(address(`/manufacturer/products/${id}`), { replace: true });
    });
  };
  return (
    <Page title={t('new-product.title')} lead={t('new-product.lead')}>
      <Sheet className={styles.begin}>
        <SheetBody>
          <form
            className={styles.stack}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              begin();
            }}
          >
            {submit.failure && (
              <Note role="alert" tone="danger">
                {submit.failure}
              </Note>
            )}
            <TextField
              label={t('new-product.name')}
              lang={locale}
              maxLength={productLimits.title}
              value={title}
              error={isTried && !title.trim() ? t('new-product.name-missing') : undefined}
              onChange={({ target }) => setTitle(target.value)}
            />
            <CategoryField
              value={categoryId}
              onChoose={setCategoryId}
              error={isTried && !categoryId ? t('new-product.category-missing') : undefined}
            />
            <div>
              <Button type="submit" emphasis="primary" pending={submit.isPending}>
                {t('new-product.begin')}
              </Button>
            </div>
          </form>
        </SheetBody>
      </Sheet>
    </Page>
  );
}
