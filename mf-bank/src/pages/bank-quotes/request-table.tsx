import { type BankRequestsAnswer, type formatMoney, moneyColumn } from 'shared-kit/contract';
import { countryName, formatDay, useLocale } from 'shared-kit/shell';
import { Cell, ColumnHead, Row, RowHead, Sheet, Table } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { RequestState } from './request-state.tsx';

type Request = BankRequestsAnswer['requests'][number];

export function RequestTable({ requests }: { requests: readonly Request[] }) {
  const t = useText();
  const money = moneyColumn(requests.map(({ amount }) => amount));
  return (
    <Sheet>
      <Table label={t('requests.title')} stacked>
        <thead>
          <tr>
            <ColumnHead>{t('requests.column.number')}</ColumnHead>
            <ColumnHead>{t('requests.column.buyer')}</ColumnHead>
            <ColumnHead>{t('requests.column.subject')}</ColumnHead>
            <ColumnHead numeric>{t('requests.column.amount')}</ColumnHead>
            <ColumnHead numeric>{t('requests.column.term')}</ColumnHead>
            <ColumnHead>{t('requests.column.shared')}</ColumnHead>
            <ColumnHead>{t('requests.column.state')}</ColumnHead>
          </tr>
        </thead>
        <tbody>
          {requests.map((request) => (
            <RequestRow key={request.id} request={request} money={money} />
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}

type RowProps = { request: Request; money: typeof formatMoney };

function RequestRow({ request, money }: RowProps) {
  const t = useText();
  const locale = useLocale();
  const { buyer } = request;
  return (
    <Row>
      <RowHead>{request.number}</RowHead>
      <Cell>{t('requests.buyer', { name: buyer.name, country: countryName(buyer.country, locale) })}</Cell>
      <Cell>{request.subject}</Cell>
      <Cell numeric>{money(request.amount)}</Cell>
      <Cell numeric>{t('requests.months', { count: request.termMonths })}</Cell>
      <Cell>{formatDay(request.sharedAt, locale)}</Cell>
      <Cell corner>
        <RequestState state={request.state} />
      </Cell>
    </Row>
  );
}
