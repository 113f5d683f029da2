import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { CompanyAddress } from 'shared-kit/contract/companies';
import type { RequestTerms } from 'shared-kit/contract/quotes';
import {
  AttachButton,
  AttachedFiles,
  newRequestEntries,
  RequestTermsFields,
  requestTermsOf,
  useAttachments,
} from 'shared-kit/page';
import { useQuery } from 'shared-kit/query';
import { useSession, useUnsavedInput, useVisitorLocation } from 'shared-kit/shell';
import { Button, Note, Skeleton } from 'shared-kit/ui';
import { Dialog } from 'shared-kit/ui/overlay';
import { useText } from '../text.ts';
import { companyQuery } from './company-query.ts';
import { AddressChoice } from './delivery/address-choice.tsx';
import { DeliveryPrices, type Wish } from './delivery/delivery-prices.tsx';
import { firstPlace, type Place } from './delivery/first-place.ts';
import styles from './request-dialog.module.css';
import type { useRequesting } from './use-requesting.ts';

type Props = {
  title: string;
  text: string;
  /** Label of the send button, unless several requests go out. */
  send?: string;
  /** The requested products as far as known: the delivery country affects their prices. */
  wishes: readonly Wish[];
  requesting: Pick<ReturnType<typeof useRequesting>, 'isPending' | 'failure' | 'errors'>;
  onSend: (terms: RequestTerms) => void;
  onClose: () => void;
  /** Content above the delivery terms, such as the products. */
  children?: ReactNode;
};

/** The delivery terms of a request; each maker gets the same text and files. */
export function RequestDialog({ title, text, send, requesting, onClose, children, ...form }: Props) {
  const t = useText();
  const id = useId();
  const { isPending, failure, errors } = requesting;
  return (
    <Dialog
      open
      size="large"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={text}
      closeLabel={t('request.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('request.cancel')}</Button>
          <Button type="submit" form={id} emphasis="primary" pending={isPending}>
            {send ?? t('request.send')}
          </Button>
        </>
      }
    >
      {failure && (
        <Note role="alert" tone="danger" className={styles.failure}>
          {failure}
        </Note>
      )}
      <RequestForm {...form} id={id} isDayRefused={errors.some(({ name }) => name === 'replyBy')}>
        {children}
      </RequestForm>
    </Dialog>
  );
}

type FormProps = Pick<Props, 'wishes' | 'onSend' | 'children'> & { id: string; isDayRefused: boolean };

/**
 * Starts with the company's delivery address, so it waits for that; without an answer it uses the visitor's country.
 */
function RequestForm(props: FormProps) {
  const companyId = useSession()?.secure.companyId ?? null;
  const { data: company, isLoading } = useQuery(companyQuery(companyId));
  const visitor = useVisitorLocation()?.country ?? null;
  if (isLoading) return <Skeleton shape="block" className={styles.waiting} />;
  const addresses = company?.addresses ?? [];
  return <TermsForm {...props} first={firstPlace(company, visitor)} addresses={addresses} />;
}

type TermsProps = FormProps & { first: Place; addresses: readonly CompanyAddress[] };

function TermsForm({ id, first, addresses, wishes, isDayRefused, onSend, children }: TermsProps) {
  const files = useAttachments();
  const [isCountryMissing, setCountryMissing] = useState(false);
  const [entries, setEntries] = useState({ ...newRequestEntries(first.country), place: first.place });
  const [offered, setOffered] = useState(first.place);
  const change = (some: Partial<typeof entries>) => setEntries((before) => ({ ...before, ...some }));
  useUnsavedInput(entries.note !== '' || entries.place !== offered || files.attachments.length > 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setCountryMissing(entries.country === '');
    if (entries.country === '' || files.isUploading) return;
    onSend({
      ...requestTermsOf(entries),
      attachmentIds: files.attachments.map((file) => file.id),
    });
  };
  return (
    <form id={id} className={styles.form} onSubmit={submit} noValidate>
      {children}
      <AddressChoice
        addresses={addresses}
        chosen={entries}
        onChoose={(place) => {
          setOffered(place.place);
          change(place);
        }}
      />
      <RequestTermsFields
        entries={entries}
        onChange={change}
        faults={[
          ...(isCountryMissing ? (['country'] as const) : []),
          ...(isDayRefused ? (['replyBy'] as const) : []),
        ]}
      />
      <DeliveryPrices country={entries.country} wishes={wishes} />
      <div className={styles.files}>
        <AttachedFiles files={files} />
        <AttachButton files={files} />
      </div>
    </form>
  );
}
