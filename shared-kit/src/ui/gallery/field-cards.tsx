import { useState } from 'react';
import {
  BankIcon,
  Button,
  ButtonLink,
  CartIcon,
  Icon,
  IconButton,
  Monthly,
  Price,
  Segmented,
  SelectField,
  TextAreaField,
  TextField,
} from 'shared-kit/ui';
import { ErrorSummary } from 'shared-kit/ui/error-summary';
import { NumberField } from 'shared-kit/ui/number-field';
import { Card } from './card.tsx';
import styles from './gallery.module.css';
import { DeleteIcon, MoreIcon } from './gallery.sprite.ts';

function Buttons() {
  const [view, setView] = useState<'grid' | 'table'>('grid');
  return (
    <Card name="Button" span={2}>
      <div className={styles.stack}>
        <div className={styles.row}>
          <Button emphasis="primary">Request a quote</Button>
          <Button>
            <Icon of={CartIcon} />
            Add to cart
          </Button>
          <Button emphasis="tertiary">Clear</Button>
          <Button emphasis="finance">
            <Icon of={BankIcon} />
            Choose bank
          </Button>
          <Button emphasis="danger">Reject</Button>
          <Button emphasis="danger-confirm">
            <Icon of={DeleteIcon} />
            Delete
          </Button>
        </div>
        <div className={styles.row}>
          <Button emphasis="primary" disabled>
            Disabled
          </Button>
          <Button emphasis="primary" pending>
            Sending
          </Button>
          <ButtonLink href="#main">A link</ButtonLink>
        </div>
        <div className={styles.row}>
          <Button size="small">Small 28</Button>
          <Button>Default 36</Button>
          <Button size="large">Large 44</Button>
          <IconButton icon={MoreIcon} label="More" emphasis="outlined" />
          <Segmented
            label="View"
            value={view}
            onChange={setView}
            options={[
              { value: 'grid', label: 'Grid' },
              { value: 'table', label: 'Table' },
            ]}
          />
        </div>
      </div>
    </Card>
  );
}

function Prices() {
  const [currency, setCurrency] = useState<'USD' | 'EUR' | 'CHF'>('USD');
  return (
    <Card name="Price">
      <div className={styles.stack}>
        <div>
          <Price from="from" amount="$141,200" size="large" />
          <Monthly>$2,282 / month</Monthly>
        </div>
        <div className={styles.row}>
          <Price amount="€4.85" unit="/ m" />
          <Price
            amount="CHF 128,490"
            approximate={{ mark: 'approx.', meaning: 'converted, approximately' }}
          />
        </div>
        <Segmented
          label="Currency"
          size="small"
          value={currency}
          onChange={setCurrency}
          options={[
            { value: 'USD', label: '$ USD' },
            { value: 'EUR', label: '€ EUR' },
            { value: 'CHF', label: '₣ CHF' },
          ]}
        />
      </div>
    </Card>
  );
}

function Fields() {
  return (
    <Card name="Field" span={2}>
      <div className={styles.two}>
        <TextField label="Company name" defaultValue="Karaova Mensucat A.Ş." />
        <NumberField label="Quantity" optional="(optional)" affix="m" defaultValue="2,400" />
        <TextField
          id="tax"
          label="Tax number"
          error="Enter 10 digits without spaces."
          defaultValue="482 13"
        />
        <TextField
          label="Registry city"
          hint="Taken from your registry extract."
          defaultValue="Denizli"
          disabled
        />
        <TextAreaField label="Message" rows={2} />
      </div>
    </Card>
  );
}

function Selects() {
  return (
    <Card name="Select and faults">
      <div className={styles.wide}>
        <SelectField label="Incoterm" defaultValue="CIF">
          <option value="EXW">EXW, ex works</option>
          <option value="CIF">CIF, cost insurance freight</option>
          <option value="DAP">DAP, delivered at place</option>
        </SelectField>
        <ErrorSummary
          title="1 field needs your attention"
          errors={[{ fieldId: 'tax', message: 'Enter 10 digits.' }]}
        />
      </div>
    </Card>
  );
}

export function FieldCards() {
  return (
    <>
      <Buttons />
      <Prices />
      <Fields />
      <Selects />
    </>
  );
}
