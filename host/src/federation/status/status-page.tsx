import { useEffect, useState } from 'react';
import { areaContract, type Registry } from 'shared-kit/contract/areas';
import { Page } from 'shared-kit/page';
import { tabRegistry } from 'shared-kit/shell/host';
import { KeyValues, Sheet, SheetBody, SheetHeader } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { fetchRegistry } from '../read-registry.ts';
import { recentFailures } from '../recent-failures.ts';
import { AreaTable } from './area-table.tsx';
import { FailureTable } from './failure-table.tsx';
import { sharedModules } from './federation-facts.ts';
import { SharedModuleTable } from './shared-module-table.tsx';

/** For operators and area teams: what this tab runs, how fast it loaded, what failed. */
export default function StatusPage() {
  const t = useText();
  const [registry] = useState(tabRegistry);
  const now = useMarketsRegistry();
  return (
    <Page title={t('federation.title')}>
      <Sheet>
        <SheetHeader title={t('federation.areas')} />
        <SheetBody>
          <KeyValues
            facts={[
              { term: t('federation.build'), detail: registry.buildId },
              { term: t('federation.host-contract'), detail: `${areaContract}, ${areaContract - 1}` },
            ]}
          />
        </SheetBody>
        <AreaTable areas={registry.areas} given={now?.areas ?? registry.areas} />
      </Sheet>
      <Sheet>
        <SheetHeader title={t('federation.errors')} />
        <FailureTable failures={recentFailures()} />
      </Sheet>
      <Sheet>
        <SheetHeader title={t('federation.shared')} />
        <SharedModuleTable modules={sharedModules()} />
      </Sheet>
    </Page>
  );
}

/** The market's current registry, which may be newer than this tab's. */
function useMarketsRegistry(): Registry | null {
  const [registry, setRegistry] = useState<Registry | null>(null);
  useEffect(() => {
    void fetchRegistry().then(setRegistry);
  }, []);
  return registry;
}
