import { ownProducts, productLimits } from 'shared-kit/contract/products';
import { useForm, wrongAmong } from 'shared-kit/form';
import { Stack } from 'shared-kit/layout';
import { Page } from 'shared-kit/page';
import { useNavigate } from 'shared-kit/router';
import { call, referenceOf, useAddress, useLocale } from 'shared-kit/shell';
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
  const form = useForm({
    first: () => ({ title: '', categoryId: '' }),
    read: ({ title, categoryId }) => ({
      faults: wrongAmong({ title: !title.trim(), categoryId: !categoryId }),
      body: { title, categoryId, locale },
    }),
    says: (field) => t(field === 'title' ? 'new-product.name-missing' : 'new-product.category-missing'),
    failureOf: (error) => t('editor.failed', { reference: referenceOf(error) }),
  });
  return (
    <Page title={t('new-product.title')} lead={t('new-product.lead')}>
      <Sheet className={styles.begin}>
        <SheetBody>
          <Stack
            as="form"
            gap="3"
            {...form.sends(async (body, key) => {
              const { id } = await call(ownProducts.add, { body, key });
              navigate(address(`/manufacturer/products/${id}`), { replace: true });
            })}
          >
            {form.failure && (
              <Note role="alert" tone="danger">
                {form.failure}
              </Note>
            )}
            <TextField
              {...form.text('title')}
              label={t('new-product.name')}
              lang={locale}
              maxLength={productLimits.title}
            />
            <CategoryField
              {...form.marksOf('categoryId')}
              value={form.entries.categoryId || null}
              onChoose={(categoryId) => form.enter({ categoryId })}
            />
            <div>
              <Button type="submit" emphasis="primary" pending={form.isPending}>
                {t('new-product.begin')}
              </Button>
            </div>
          </Stack>
        </SheetBody>
      </Sheet>
    </Page>
  );
}
