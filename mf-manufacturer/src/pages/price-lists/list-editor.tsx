import { type FormEvent, useState } from 'react';
import { type PriceListAnswer, priceListTime } from 'shared-kit/contract/price-lists';
import { Columns, Frame, Row, Stack } from 'shared-kit/layout';
import { useNavigate } from 'shared-kit/router';
import { LocaleLink, publicConfig, useAddress } from 'shared-kit/shell';
import { Breadcrumb, Heading, Note, toasts } from 'shared-kit/ui';
import { ErrorSummary } from 'shared-kit/ui/error-summary';
import { useText } from '../../text.ts';
import { BasicFields } from './basic-fields.tsx';
import { CategoryFields } from './category-fields.tsx';
import { CompanyFields } from './company-fields.tsx';
import { ListSide } from './list-side.tsx';
import { ListTime } from './list-time.tsx';
import { MovedNote } from './moved-note.tsx';
import styles from './price-lists.module.css';
import { ProductFields } from './product-fields.tsx';
import { type ListDesk, useListDesk } from './use-list-desk.ts';
import { useValidity } from './use-validity.ts';

type Props = {
  id: string;
  /** Null: a new one. */
  list: PriceListAnswer | null;
  mayChange: boolean;
};

/** A private price list as a form that is saved as a whole; read only for those who may not change it. */
export function ListEditor({ id, list, mayChange }: Props) {
  const t = useText();
  const navigate = useNavigate();
  const address = useAddress();
  const desk = useListDesk(id, list);
  const isNew = list === null;
  const save = async (revision?: number) => {
    if (!(await desk.submit(revision))) return;
    toasts.show({ text: t('price-lists.saved') });
    if (isNew) navigate(address(`/manufacturer/price-lists/${id}`), { replace: true });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Frame>
      <ListHead desk={desk} isNew={isNew} />
      {!mayChange && <Note>{t('price-lists.owners')}</Note>}
      <Columns as="form" aside="narrow" aria-label={t('price-lists.form')} noValidate onSubmit={submit}>
        <Stack className={styles.main}>
          <Failures desk={desk} onOverwrite={(revision) => void save(revision)} />
          <Stack as="fieldset" className={styles.main} disabled={!mayChange}>
            <BasicFields desk={desk} />
            <CompanyFields desk={desk} mayChange={mayChange} />
            <CategoryFields desk={desk} mayChange={mayChange} />
            <ProductFields desk={desk} mayChange={mayChange} />
          </Stack>
        </Stack>
        <ListSide desk={desk} isNew={isNew} mayChange={mayChange} />
      </Columns>
    </Frame>
  );
}

function ListHead({ desk, isNew }: { desk: ListDesk; isNew: boolean }) {
  const t = useText();
  const validity = useValidity();
  const { entries } = desk.saved;
  const title = isNew ? t('price-lists.new') : entries.name;
  const days = { validFrom: entries.validFrom || null, validUntil: entries.validUntil || null };
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return (
    <Stack as="header" gap="2" className={styles.head}>
      <title>{`${title} · ${publicConfig().brandName}`}</title>
      <Breadcrumb label={t('breadcrumb.label')} current={title}>
        <LocaleLink to="/manufacturer/price-lists">{t('price-lists.title')}</LocaleLink>
      </Breadcrumb>
      <Heading level={1} className={styles.words}>
        {title}
      </Heading>
      {!isNew && (
        <Row as="p">
          <ListTime time={priceListTime(days, today)} /> <span>{validity(days)}</span>
        </Row>
      )}
    </Stack>
  );
}

/** Why the list isn't saved. */
function Failures({ desk, onOverwrite }: { desk: ListDesk; onOverwrite: (revision: number) => void }) {
  const t = useText();
  const { attempt, summary, changes, idOf } = desk;
  return (
    <>
      {summary.length > 0 && (
        <ErrorSummary
          title={t('templates.wrong', { count: summary.length })}
          attempt={attempt}
          errors={summary.map(({ path, inSummary }) => ({ fieldId: idOf(path), message: inSummary }))}
        />
      )}
      {changes.failure && (
        <Note role="alert" tone="danger">
          {changes.failure}
        </Note>
      )}
      {changes.theirs && <MovedNote theirs={changes.theirs} desk={desk} onOverwrite={onOverwrite} />}
    </>
  );
}
