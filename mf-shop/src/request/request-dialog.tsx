import { type ReactNode, useId } from 'react';
import type { CompanyAddress } from 'shared-kit/contract/companies';
import type { RequestTerms } from 'shared-kit/contract/quotes';
import { useForm, wrongAmong } from 'shared-kit/form';
import { Stack } from 'shared-kit/layout';
import {
  AttachButton,
  AttachedFiles,
  newRequestEntries,
  RequestTermsFields,
  requestTermsOf,
  useAttachments,
} from 'shared-kit/page';
import { useQuery } from 'shared-kit/query';
import { useSession, useVisitorLocation } from 'shared-kit/shell';
import { asElement, Button, Note, Skeleton } from 'shared-kit/ui';
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
  const form = useForm({
    id,
    first: () => ({ ...newRequestEntries(first.country), place: first.place, offered: first.place }),
    read: (typed) => ({
      faults: wrongAmong({ country: typed.country === '' }),
      body: { ...requestTermsOf(typed), attachmentIds: files.attachments.map((file) => file.id) },
    }),
    // The field says it itself.
    says: () => '',
    shows: 'attempt',
    isUnsaved: ({ note, place, offered }) => note !== '' || place !== offered || files.attachments.length > 0,
    isBusy: files.isUploading,
  });
  const { entries, enter } = form;
  return (
    <Stack as="form" id={id} {...form.sends(async (terms) => onSend(terms))}>
      {asElement(children)}
      <AddressChoice
        addresses={addresses}
        chosen={entries}
        onChoose={(place) => enter({ ...place, offered: place.place })}
      />
      <RequestTermsFields
        entries={entries}
        onChange={enter}
        idOf={form.idOf}
        faults={isDayRefused ? [...form.wrong, 'replyBy'] : form.wrong}
      />
      <DeliveryPrices country={entries.country} wishes={wishes} />
      <Stack gap="2" align="start">
        <AttachedFiles files={files} />
        <AttachButton files={files} />
      </Stack>
    </Stack>
  );
}
