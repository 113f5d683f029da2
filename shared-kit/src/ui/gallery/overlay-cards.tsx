import { useState } from 'react';
import { Button, GlobeIcon, Icon, IconButton, InfoIcon, Note, ReplyIcon, Text } from 'shared-kit/ui';
import { createToastQueue, ToastRegion } from 'shared-kit/ui/host';
import {
  Dialog,
  Drawer,
  Menu,
  MenuChoice,
  MenuItem,
  MenuLink,
  MenuSeparator,
  ModalClose,
  Popover,
  Tooltip,
} from 'shared-kit/ui/overlay';
import { Card } from './card.tsx';
import styles from './gallery.module.css';
import { CompareIcon, DeleteIcon } from './gallery.sprite.ts';

const toasts = createToastQueue();

function Modals() {
  return (
    <Card name="Dialog and drawer">
      <div className={styles.row}>
        <Dialog
          trigger={<Button>Dialog</Button>}
          title="Accept Rev 3?"
          description="You commit Karaova Mensucat to $1,248,500, CIF İzmir, 22 weeks. Altınmekik is told at once."
          closeLabel="Close"
          footer={
            <>
              <ModalClose>
                <Button>Back</Button>
              </ModalClose>
              <ModalClose>
                <Button emphasis="primary">Accept Rev 3</Button>
              </ModalClose>
            </>
          }
        />
        <Drawer
          trigger={<Button>Drawer</Button>}
          title="Filters"
          closeLabel="Close"
          footer={
            <ModalClose>
              <Button emphasis="primary">Show 167 machines</Button>
            </ModalClose>
          }
        >
          <Text>Working width, shedding, price</Text>
        </Drawer>
        <Drawer side="bottom" trigger={<Button>From below</Button>} title="Filters" closeLabel="Close">
          <Text>Working width, shedding, price</Text>
        </Drawer>
      </div>
    </Card>
  );
}

function Menus() {
  const [locale, setLocale] = useState<'en' | 'tr'>('en');
  return (
    <Card name="Menu, popover, tooltip">
      <div className={styles.row}>
        <Menu trigger={<Button>Menu</Button>}>
          <MenuItem icon={ReplyIcon} hint="A" onSelect={() => {}}>
            Answer
          </MenuItem>
          <MenuLink icon={CompareIcon} link={<a href="#compare" />}>
            Compare revisions
          </MenuLink>
          <MenuSeparator />
          <MenuItem icon={DeleteIcon} tone="danger" onSelect={() => {}}>
            Decline
          </MenuItem>
        </Menu>
        <Menu
          trigger={
            <Button emphasis="tertiary">
              <Icon of={GlobeIcon} />
              EN
            </Button>
          }
        >
          <MenuChoice
            label="Language"
            value={locale}
            onChange={setLocale}
            options={[
              { value: 'en', label: 'English' },
              { value: 'tr', label: 'Türkçe', lang: 'tr' },
            ]}
          />
        </Menu>
        <Popover trigger={<Button>Popover</Button>} title="How the month is counted">
          <Text look="small">60 months, 20% down, 7.85%.</Text>
        </Popover>
        <Tooltip text="Effective rate includes the arrangement fee">
          <IconButton icon={InfoIcon} label="Rate" />
        </Tooltip>
      </div>
    </Card>
  );
}

function Toasts() {
  return (
    <Card name="Toast, 3 s">
      <div className={styles.row}>
        <Button
          onClick={() =>
            toasts.show({
              text: 'Request sent to Altınmekik.',
              action: { label: 'View quote', onSelect: () => {} },
            })
          }
        >
          Sent
        </Button>
        <Button
          onClick={() => toasts.show({ tone: 'danger', text: 'Rev 3 could not be sent. Your text is kept.' })}
        >
          Not sent
        </Button>
      </div>
      <ToastRegion queue={toasts} label="Notifications" dismissLabel="Dismiss" />
    </Card>
  );
}

export function OverlayCards() {
  return (
    <>
      <Modals />
      <Menus />
      <Toasts />
      <Card name="Note" span={3}>
        <div className={styles.two}>
          <Note>Indicative until a bank confirms.</Note>
          <Note tone="warning">Offer lapses in 2 days.</Note>
          <Note tone="danger">The file is not accepted.</Note>
          <Note tone="positive">Verified on 3 March.</Note>
        </div>
      </Card>
    </>
  );
}
