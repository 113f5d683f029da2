import { useState } from 'react';
import {
  Avatar,
  BankIcon,
  Breadcrumb,
  Checkbox,
  CheckIcon,
  ClockIcon,
  CloseIcon,
  CountBadge,
  Disclosure,
  DraftIcon,
  ExpiredIcon,
  Radio,
  ReplyIcon,
  StatusBadge,
  Text,
  VerifiedIcon,
} from 'shared-kit/ui';
import { Chip } from 'shared-kit/ui/chip';
import { Switch } from 'shared-kit/ui/host';
import { OptionTiles } from 'shared-kit/ui/option-tiles';
import { type Range, RangeSlider } from 'shared-kit/ui/overlay';
import { Pager, PagerStep } from 'shared-kit/ui/pager';
import { Card } from './card.tsx';
import styles from './gallery.module.css';
import { FactoryIcon } from './gallery.sprite.ts';

function Choices() {
  const [range, setRange] = useState<Range>([170, 340]);
  return (
    <Card name="Choice">
      <div className={styles.two}>
        <div>
          <Checkbox defaultChecked count={96}>
            Rapier
          </Checkbox>
          <Checkbox count={71}>Air jet</Checkbox>
          <Checkbox indeterminate>All insertion types</Checkbox>
        </div>
        <div>
          <Radio name="pay" defaultChecked>
            Monthly
          </Radio>
          <Radio name="pay">Quarterly</Radio>
          <Switch defaultChecked>Differences only</Switch>
        </div>
      </div>
      <Disclosure summary="Working width" open>
        <RangeSlider
          value={range}
          min={100}
          max={400}
          step={10}
          labels={['Lowest width', 'Highest width']}
          describe={(width) => `${width} cm`}
          onChange={setRange}
        />
      </Disclosure>
    </Card>
  );
}

function Statuses() {
  return (
    <Card name="Status">
      <div className={styles.stack}>
        <div className={styles.row}>
          <StatusBadge icon={DraftIcon} look="dashed">
            Draft
          </StatusBadge>
          <StatusBadge icon={ReplyIcon} look="solid">
            Your answer is due
          </StatusBadge>
          <StatusBadge icon={ClockIcon} tone="warning">
            With seller
          </StatusBadge>
          <StatusBadge icon={BankIcon} tone="finance">
            Financing offered
          </StatusBadge>
          <StatusBadge icon={CheckIcon} tone="positive">
            Accepted
          </StatusBadge>
          <StatusBadge icon={CloseIcon} tone="danger">
            Declined
          </StatusBadge>
          <StatusBadge icon={ExpiredIcon}>Expired</StatusBadge>
          <StatusBadge icon={VerifiedIcon} tone="positive">
            Verified
          </StatusBadge>
        </div>
        <div className={styles.row}>
          <CountBadge>9</CountBadge>
          <CountBadge tone="neutral">64</CountBadge>
          <Chip removeLabel="Remove Rapier" onRemove={() => {}}>
            Rapier
          </Chip>
          <Chip removeLabel="Remove 170 to 340 cm" onRemove={() => {}}>
            170 to 340 cm
          </Chip>
        </div>
      </div>
    </Card>
  );
}

function Avatars() {
  return (
    <Card name="Avatar">
      <div className={styles.stack}>
        <div className={styles.row}>
          <Avatar kind="company" mark="AM" accent size="large" />
          <Avatar kind="bank" mark="PB" size="large" />
          <Avatar kind="company" mark="KM" size="large" />
          <Avatar kind="person" mark="DA" size="large" />
          <Avatar kind="person" mark="EK" />
          <Avatar kind="company" mark={FactoryIcon} accent />
        </div>
        <Text look="tiny" tone="subtle">
          Square: company. Round: person. Blue: bank.
        </Text>
      </div>
    </Card>
  );
}

function Tiles() {
  const [width, setWidth] = useState<'170' | '190' | '220' | '260'>('190');
  return (
    <Card name="Option tiles" span={2}>
      <OptionTiles
        legend="Working width"
        value={width}
        onChange={setWidth}
        options={[
          { value: '170', label: '170 cm', note: '−$9,800' },
          { value: '190', label: '190 cm', note: 'included' },
          { value: '220', label: '220 cm', note: '+$12,400' },
          { value: '260', label: '260 cm', note: 'not for cam', disabled: true },
        ]}
      />
    </Card>
  );
}

function Ways() {
  return (
    <Card name="Breadcrumb and pager">
      <div className={styles.stack}>
        <Breadcrumb label="Breadcrumb" current="RL 190 Dobby">
          <a href="#machinery">Machinery</a>
          <a href="#weaving">Weaving</a>
        </Breadcrumb>
        <Pager label="Pages">
          <PagerStep direction="previous" unavailable>
            Previous
          </PagerStep>
          <PagerStep direction="next" href="#next">
            Next
          </PagerStep>
        </Pager>
      </div>
    </Card>
  );
}

export function ChoiceCards() {
  return (
    <>
      <Choices />
      <Statuses />
      <Avatars />
      <Tiles />
      <Ways />
    </>
  );
}
