import { useState } from 'react';
import {
  BankIcon,
  CheckIcon,
  KeyValues,
  Plate,
  ReplyIcon,
  Sheet,
  SheetHeader,
  StatusBadge,
  Text,
  TitleBlock,
} from 'shared-kit/ui';
import { Tabs } from 'shared-kit/ui/overlay';
import { Stepper } from 'shared-kit/ui/stepper';
import { Swatch } from 'shared-kit/ui/swatch';
import { Cell, ColumnHead, RowHead, type SortOrder, Table, TableRow } from 'shared-kit/ui/table';
import { Card } from './card.tsx';
import styles from './gallery.module.css';

function Quotes() {
  const [order, setOrder] = useState<SortOrder>('ascending');
  return (
    <Card name="Sheet and table" span={2}>
      <Sheet>
        <SheetHeader title="Quotes" level={3} note="3 open" />
        <Table label="Quotes" hover>
          <thead>
            <tr>
              <ColumnHead>Quote</ColumnHead>
              <ColumnHead sorted={order} onSort={setOrder}>
                Buyer
              </ColumnHead>
              <ColumnHead numeric onSort={() => {}}>
                Value
              </ColumnHead>
              <ColumnHead>Status</ColumnHead>
            </tr>
          </thead>
          <tbody>
            <TableRow selected>
              <Cell>01847</Cell>
              <RowHead>Karaova Mensucat A.Ş.</RowHead>
              <Cell numeric>$1,248,500</Cell>
              <Cell>
                <StatusBadge icon={ReplyIcon} look="solid">
                  Your answer is due
                </StatusBadge>
              </Cell>
            </TableRow>
            <TableRow>
              <Cell>01844</Cell>
              <RowHead>Tejidos Moncayo S.L.</RowHead>
              <Cell numeric>$148,500</Cell>
              <Cell>
                <StatusBadge icon={BankIcon} tone="finance">
                  Financing offered
                </StatusBadge>
              </Cell>
            </TableRow>
            <TableRow>
              <Cell>01836</Cell>
              <RowHead>Halikarnas Ev Tekstili</RowHead>
              <Cell numeric>$582,600</Cell>
              <Cell>
                <StatusBadge icon={CheckIcon} tone="positive">
                  Accepted
                </StatusBadge>
              </Cell>
            </TableRow>
          </tbody>
        </Table>
      </Sheet>
    </Card>
  );
}

function Progress() {
  return (
    <Card name="Stepper" span={2}>
      <Stepper
        label="Registration"
        current="bank"
        steps={[
          { id: 'company', title: 'Company', note: 'Done' },
          { id: 'documents', title: 'Documents', note: '3 files' },
          { id: 'bank', title: 'Bank details', note: '2 fields left' },
          { id: 'review', title: 'Review' },
        ]}
      />
    </Card>
  );
}

function Cloth({ id, weft, warp }: { id: string; weft: string; warp: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 96 96" preserveAspectRatio="xMidYMid slice">
      <pattern id={id} width="12" height="12" patternUnits="userSpaceOnUse">
        <rect width="12" height="12" fill={weft} />
        <path d="M0 0h6v3H0zM3 3h6v3H3zM6 6h6v3H6zM9 9h3v3H9zM0 9h3v3H0z" fill={warp} />
      </pattern>
      <rect width="96" height="96" fill={`url(#${id})`} />
    </svg>
  );
}

const cloths = [
  ['Twill 2/2', '#4a463f', '#d8d2c4'],
  ['Denim', '#e8ecef', '#34527f'],
  ['Satin', '#65222e', '#964452'],
  ['Honeycomb', '#686d6a', '#c8d5cd'],
  ['Plain', '#938e84', '#e8e2d5'],
] as const;

function Motifs() {
  return (
    <>
      <Card name="Plate and title block" span={2}>
        <Plate grid className={styles.plate}>
          <TitleBlock
            facts={[
              { term: 'Model', detail: 'RL 190 D-8' },
              { term: 'View', detail: 'Front elevation' },
              { term: 'Scale', detail: '1 : 40' },
            ]}
          />
        </Plate>
      </Card>
      <Card name="Specification">
        <KeyValues
          facts={[
            { term: 'Working width', detail: '190 cm' },
            { term: 'Insertion rate', detail: '1,050 m/min' },
            { term: 'Net weight', detail: '4,350 kg' },
          ]}
        />
      </Card>
      <Card name="Swatch" span={3}>
        <div className={styles.five}>
          {cloths.map(([name, weft, warp]) => (
            <div key={name}>
              <Swatch>
                <Cloth id={name.replace(/\W/g, '')} weft={weft} warp={warp} />
              </Swatch>
              <Text look="small" weight="medium">
                {name}
              </Text>
            </div>
          ))}
        </div>
      </Card>
    </>
  );
}

export function TableCards() {
  return (
    <>
      <Quotes />
      <Card name="Tabs">
        <Tabs
          label="Product"
          tabs={[
            { value: 'spec', label: 'Specification', content: <Text>Working width 190 cm</Text> },
            { value: 'docs', label: 'Documents', count: 7, content: <Text>Manual</Text> },
            { value: 'maker', label: 'Maker', content: <Text>Bursa</Text> },
          ]}
        />
      </Card>
      <Progress />
      <Motifs />
    </>
  );
}
