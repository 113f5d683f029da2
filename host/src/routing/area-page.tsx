import type { AreaId } from 'shared-kit/contract';
import { loadedPage } from '../federation/load-page.ts';

/** A page of an area. Its loader has already loaded the component. */
export function AreaPage({ area, pattern }: { area: AreaId; pattern: string }) {
  const Page = loadedPage(area, pattern);
  if (!Page) throw new Error(`Page ${pattern} of ${area} is shown before it was loaded`);
  return <Page />;
}
