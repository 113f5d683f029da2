import { Button, EmptyState, ErrorState, Heading, Loading, Skeleton, Text, TextLink } from 'shared-kit/ui';
import { Card } from './card.tsx';
import styles from './gallery.module.css';

export function StateCards() {
  return (
    <>
      <Card name="Loading">
        <Loading label="Loading machines" className={styles.wide}>
          <Skeleton width={40} />
          <Skeleton shape="title" width={70} />
          <Skeleton width={60} />
          <Skeleton shape="badge" width={30} />
        </Loading>
      </Card>
      <Card name="Empty">
        <EmptyState
          title="No quotes yet"
          level={3}
          action={<Button emphasis="primary">Browse machinery</Button>}
        >
          Ask a maker for a price. The answer and every later revision stay here.
        </EmptyState>
      </Card>
      <Card name="Error">
        <ErrorState
          message="Bank offers did not load."
          reference={{ label: 'Reference', code: '7F3A-19' }}
          retry={{ label: 'Try again', onRetry: () => {} }}
        >
          The quote itself is up to date.
        </ErrorState>
      </Card>
      <Card name="Type" span={3}>
        <div className={styles.stack}>
          <Heading level={3} look="display">
            Weaving machines 52
          </Heading>
          <Heading level={3} look="page">
            Dokuma makineleri 30
          </Heading>
          <Heading level={3} look="section">
            Çözgü, atkı, armür 20
          </Heading>
          <Heading level={3} look="small">
            İplik, şardon, ağırlık 16
          </Heading>
          <Text look="lede">Machines are ink; only yarn and cloth have colour. 18</Text>
          <Text>
            Numbers line up: 1,248,500 and 148,500. <TextLink href="#type">A link in text</TextLink>
          </Text>
          <Text look="small" tone="muted">
            Small and muted 13
          </Text>
          <Text look="label">Label, narrow 12</Text>
        </div>
      </Card>
    </>
  );
}
